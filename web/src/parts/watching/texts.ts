/** UI text for and about observers. */
export const watchingTexts = {
  you: 'Everyone in the room can see that you’re watching.',
  waits: 'The interview hasn’t started yet. It’ll open here automatically.',
  beingWatched: (names: readonly string[]) => `Watching: ${names.join(', ')}`,
  leave: 'Leave',
  invite: {
    open: 'Invite someone to watch',
    title: 'Invite someone to watch',
    body: 'They’ll see the problem, your code and the conversation live. They can’t change anything. You’ll see when they’re here.',
    make: 'Make a link',
    link: 'Link',
    told: 'The link works once and expires after seven days.',
    copy: 'Copy the link',
    copied: 'Copied',
    openLinks: 'Unused links',
    joined: 'Joined',
    until: (day: string) => `until ${day}`,
    takeBack: 'Revoke',
    takeBackOf: (which: string) => `Revoke the link, valid ${which}`,
    failed: 'That didn’t work.',
    close: 'Close',
  },
} as const
