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

/** The page `docs/roles.md`, which says who may do what. It is made from the tables in `engine/src/roles`. */
export function rolesPage(): string {
  const used = Object.keys(ways).filter((way): way is Way => Object.values(operations).some((each) => each === way))
  return [
    '# Roles',
    '',
    'Who may use each operation of the HTTP API, and give each command of the socket. The tables are written by hand in',
    '[operations.ts](../engine/src/roles/operations.ts), [roles.ts](../engine/src/roles/roles.ts) and',
    '[commands.ts](../engine/src/roles/commands.ts); `npm run roles` makes this page of them. A',
    '[spec](../engine/src/roles/roles.int.spec.ts) asks a running engine for every operation and command in every role, and compares.',
    '',
    '## How somebody gets a tier',
    '',
    '| tier | how |',
    '|---|---|',
    '| FREE | By signing up. Whatever runs out is FREE again. |',
    '| PENDING | A payment was begun and is not confirmed yet, or an ADMIN says so. It allows what FREE does. |',
    '| PREMIUM | A payment that the payment provider has confirmed by a signed webhook, or an ADMIN’s change. It ends at its expiry. |',
    '| CONTENT_CREATOR | An ADMIN’s change. |',
    '| ADMIN | The account whose email is `ADMIN_EMAIL`, once that email is verified. It makes others ADMIN by changing their subscription. |',
    '',
    'Every change stands in the audit trail: who, when, before and after. The last ADMIN can’t delete their account.',
    '',
    '## Operations',
    '',
    'PENDING, FREE and the other tiers ask for what is their own. A guest was invited to interview the FREE person. *Another person* and *another',
    'ADMIN* ask for what is the FREE person’s. 401 says: sign in first. 403: not for this role. 404: as if it were not there.',
    '',
    ...head(['open to', ...roles]),
    ...used.map((way) => row([way, ...roles.map((role) => words[ways[way].outcomes[role]])])),
    '',
    'What follows a comma says of which thing it is asked.',
    '',
    ...used.flatMap(wayPart),
    '## Commands of a session',
    '',
    'Over the socket, and over HTTP by `POST /api/sessions/{id}/commands`. What tier somebody has makes no difference, but that an interviewer puts no question that is open neither to them nor to the candidate. An observer may give none. For',
    'who is not in the session it is not there.',
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
