/** Messages with the same text and severity, counted as one. */
export type MessageGroup = { text: string; severity: string; times: number; latest: string }

/**
 * The author prefix of each message (spec §7: user id and email). Stripped, so that two people's identical failures
 * form one group.
 */
const author = /^-?\d+ [^\s:]+@[^\s:]+:? */

/** Groups messages by text, most frequent first, then latest. */
export function groupsOf(
  messages: readonly { message: string; severity: string; sentAt: string }[],
): readonly MessageGroup[] {
  const groups = new Map<string, MessageGroup>()
  for (const { message, severity, sentAt } of messages) {
    const text = message.replace(author, '')
    const key = `${severity} ${text}`
    const group = groups.get(key) ?? { text, severity, times: 0, latest: sentAt }
    groups.set(key, {
      ...group,
      times: group.times + 1,
      latest: sentAt > group.latest ? sentAt : group.latest,
    })
  }
  return [...groups.values()].sort((a, b) => b.times - a.times || b.latest.localeCompare(a.latest))
}
