import { commands, type In, messages } from '../../engine/src/roles/commands.ts'
import { operations } from '../../engine/src/roles/operations.ts'
import { type Outcome, roles, type Way, ways } from '../../engine/src/roles/roles.ts'

const words: Record<Outcome, string> = { yes: 'yes', '401': '401', '403': '403', '404': '404' }
const inWords: Record<In, string> = {
  'with an AI': 'while the AI leads',
  'with a person': 'while a person leads',
  both: 'yes',
  none: 'no',
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const head = (cells: readonly string[]): string[] => [row(cells), `|${'---|'.repeat(cells.length)}`]

function wayPart(way: Way): string[] {
  const names = Object.keys(operations).filter((name) => operations[name] === way)
  if (names.length === 0) return []
  return [`### ${way}`, '', ways[way].says, '', ...names.map((name) => `- \`${name}\``), '']
}

/**
 * Writes the page `docs/roles.md`, which lists each role's rights. It is generated from the tables in
 * `engine/src/roles`.
 */
export function rolesPage(): string {
  const used = Object.keys(ways).filter((way): way is Way => Object.values(operations).some((each) => each === way))
  return [
    '# Roles',
    '',
    'Who may use each operation of the HTTP API, and give each command of the socket. The tables are written by hand in',
    '[operations.ts](../engine/src/roles/operations.ts), [roles.ts](../engine/src/roles/roles.ts) and',
    '[commands.ts](../engine/src/roles/commands.ts); `npm run roles` generates this page from them. A',
    '[spec](../engine/src/roles/roles.int.spec.ts) tries every operation and command in every role on a running engine, and compares.',
    '',
    '## How somebody gets a tier',
    '',
    '| tier | how |',
    '|---|---|',
    '| FREE | By signing up. An expired tier becomes FREE again. |',
    '| PENDING | A payment was started and isn’t confirmed yet, or an ADMIN has set it. It allows the same as FREE. |',
    '| PREMIUM | A payment that the payment provider has confirmed by a signed webhook, or an ADMIN’s change. It ends at its expiry. |',
    '| CONTENT_CREATOR | An ADMIN’s change. |',
    '| ADMIN | The account whose email is `ADMIN_EMAIL`, once that email is verified. An ADMIN can make others ADMIN by changing their subscription. |',
    '',
    'The audit trail records every change: who, when, before and after. The last ADMIN can’t delete their account.',
    '',
    '## Operations',
    '',
    'PENDING, FREE and the other tiers request their own data. A guest was invited to interview the FREE person. *Another person* and *another',
    'ADMIN* request the FREE person’s data. 401 means: sign in first. 403: not for this role. 404: as if it didn’t exist.',
    '',
    ...head(['open to', ...roles]),
    ...used.map((way) => row([way, ...roles.map((role) => words[ways[way].outcomes[role]])])),
    '',
    'The words after a comma name the kind of thing requested.',
    '',
    ...used.flatMap(wayPart),
    '## Commands of a session',
    '',
    'Over the socket, and over HTTP by `POST /api/sessions/{id}/commands`. The tier makes no difference, with one exception: an interviewer can only present questions open to them or to the candidate. An observer may give no commands. For',
    'people outside the session it doesn’t exist.',
    '',
    ...head(['command', 'candidate', 'interviewer']),
    ...Object.entries(commands).map(([name, { candidate, interviewer }]) =>
      row([`\`${name}\``, inWords[candidate], inWords[interviewer]]),
    ),
    '',
    ...head(['message', 'who']),
    ...Object.entries(messages).map(([name, who]) => row([name.includes(':') ? `\`${name}\`` : name, who])),
    '',
  ].join('\n')
}
