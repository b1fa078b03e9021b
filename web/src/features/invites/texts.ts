import { locale, plural } from '@greenroom/shared/english'
import type { Invitation } from '@greenroom/shared/wire'

const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** UI text for someone invited to an interview. */
export const inviteTexts = {
  from: (name: string) => `Invitation from ${name}`,
  title: {
    observer: 'Watch an interview',
    interviewer: 'Be the interviewer',
    candidate: 'Be interviewed',
  },
  lead: {
    observer:
      'You’ll see the problem, the code and the conversation as they happen. You can’t write or change anything.',
    interviewer: 'You’ll lead the interview, with a guide to what to ask and when. The candidate can’t see the guide.',
    candidate: 'You’ll solve the problem and think out loud.',
  },
  what: 'What',
  whatIs: (title: string, minutes: number) =>
    `${title}, ${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}`,
  afterwards: 'Then',
  swaps: {
    observer: 'The other two will swap roles, and you’ll keep watching.',
    interviewer: (from: string, isGuest: boolean) =>
      `You’ll swap roles, and ${from} will interview you. That half uses ${isGuest ? `${from}’s` : 'your'} tokens.`,
    candidate: (from: string) => `You’ll swap roles, and you’ll interview ${from}. That half uses ${from}’s tokens.`,
  },
  now: 'When',
  phases: {
    NOT_STARTED: 'The interview hasn’t started yet. You can wait in the room.',
    IN_PROGRESS: 'The interview is already under way.',
  },
  part: 'Your role',
  parts: { observer: 'Observer', interviewer: 'Interviewer', candidate: 'Candidate' },
  once: ({ expiresAt }: Invitation) => `You can use the link once. It works until ${day.format(new Date(expiresAt))}.`,
  kept: {
    observer: '',
    interviewer: 'What you write is saved with the interview. Only you can see your private notes.',
    candidate: 'What you write is saved with the interview.',
  },
  seen: 'Everyone in the room can see your name. Sound and video aren’t recorded.',
  asGuest: 'Join as a guest',
  name: 'Your name',
  nameMissing: 'Enter the name you want the others to see.',
  join: 'Join',
  acceptAt: (time: string) => `Accept ${time}`,
  email: 'Email',
  emailFor: 'For the calendar entry and reminders. Optional.',
  joinAs: (name: string) => `Join as ${name}`,
  signIn: { question: 'Have an account?', action: 'Sign in', after: 'Your invitation will still work.' },
  decline: {
    ask: 'I can’t make it',
    message: 'Message',
    messageFor: 'Optional. The person who invited you will see your message.',
    send: 'Decline',
    back: 'Back',
    done: 'You’ve declined',
    doneBody: (name: string) => `${name} can see that you’ve declined, and the link no longer works.`,
    undo: 'Undo',
  },
  over: {
    INVITE_UNKNOWN: 'This link doesn’t work. Part of it may be missing. Ask the sender for the link again.',
    INVITE_USED: 'Someone has already joined with this link. Ask for a new one.',
    INVITE_EXPIRED: 'This link has expired. Ask for a new one.',
    INVITE_DECLINED: 'This invitation was declined. If you can make it after all, ask for a new link.',
    INVITE_REVOKED: 'This invitation was withdrawn.',
    NOT_IN_PROGRESS: 'This interview is over.',
    ROLE_TAKEN: 'Someone else already has this role.',
    ALREADY_A_MEMBER: 'You’re already in this interview, in another role.',
  } as Readonly<Record<string, string>>,
  overTitle: 'You can’t join',
  home: 'Go to the home page',
  toRoom: 'Go to the room',
  unread: 'We can’t load the invitation right now.',
  again: 'Try again',
} as const

/** UI text about invitation mails, for someone without an account. */
export const invitationMailTexts = {
  on: {
    title: 'Invitations by email',
    body: 'When people invite you to an interview, they can ask us to email you the link.',
    change: 'Stop these emails',
  },
  off: {
    title: 'You’ve stopped these emails',
    body: 'We won’t email you any more invitations, and we won’t tell anyone about it. Links that people give you will still work.',
    change: 'Get invitations again',
  },
  none: 'This link doesn’t work',
  noneBody: 'Part of it may be missing. Open the link from the email again.',
  home: { label: 'Go to the home page', to: '/' },
  unread: 'We can’t look up your choice right now.',
  again: 'Try again',
} as const
