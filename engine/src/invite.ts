import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { openAudit } from './audit/audit.ts'
import { readConfigOfCommand } from './config.ts'
import { type InvitationCode, openInvitations } from './features/accounts/alpha.ts'
import { newCode } from './features/accounts/invitationCode.ts'
import { publicUrlOf } from './mail/openMail.ts'
import { openStore } from './store/open.ts'

/**
 * `npm run invite`: creates invitation codes in the store configured by the environment (.env.example), and prints a
 * link for each. It can run beside engines. `-- --help` lists the options.
 */
const help = `npm run invite -- [--count 1] [--uses 1] [--days 30] [--note "for whom"]   makes codes
npm run invite -- list                                                       shows all codes
npm run invite -- end CODE                                                   ends a code`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1' },
    uses: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    note: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

function wholeNumber(name: 'count' | 'uses' | 'days', most: number): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  console.error(`--${name} takes a whole number from 1 to ${most}.`)
  process.exit(1)
}

if (values.help) {
  console.log(help)
  process.exit(0)
}
const [count, uses, days] = [wholeNumber('count', 500), wholeNumber('uses', 1_000), wholeNumber('days', 3_650)]

const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn' })
const config = readConfigOfCommand(process.env)
const store = await openStore({
  dataDir: config.DATA_DIR,
  logger,
  ...(config.MONGODB_URL === undefined ? {} : { mongodbUrl: config.MONGODB_URL }),
})
const invitations = openInvitations(store)
const audit = openAudit(store, { now: Date.now })
const record = { by: { kind: 'system' }, about: null, reason: 'npm run invite' } as const
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const told = ({ id, mostUses, expiresAt, note }: InvitationCode, used = 0) =>
  [
    `${publicUrlOf(config)}/signup#invitation=${encodeURIComponent(id)}`,
    `used ${used} of ${mostUses ?? 'any number'}`,
    expiresAt === undefined ? 'no end' : `until ${dayOf(expiresAt)}`,
    ...(note === undefined ? [] : [note]),
  ].join('  ')

const [action = 'make', named = ''] = positionals
if (action === 'list') {
  for (const code of await invitations.list()) console.log(told(code, code.uses))
} else if (action === 'end') {
  const isKnown = await invitations.isKnown(named)
  if (isKnown) await audit.record({ ...record, what: 'invitation_code_changed', before: { code: named }, after: null })
  const ended = isKnown && (await invitations.end(named))
  console.log(ended ? `${named} has ended.` : `There is no code ${named}.`)
  process.exitCode = ended ? 0 : 1
} else if (action === 'make') {
  const expiresAt = Date.now() + days * 24 * 60 * 60_000
  for (let made = 0; made < count; ) {
    const note = values.note === undefined ? {} : { note: values.note }
    const code = { id: newCode(), mostUses: uses, expiresAt, ...note }
    const after = { code: code.id, maxUses: uses, days }
    await audit.record({ ...record, what: 'invitation_code_created', before: null, after })
    if (!(await invitations.add(code))) continue
    made += 1
    console.log(told(code))
  }
  if (!config.ALPHA_ONLY) console.log('ALPHA_ONLY isn’t set, so anybody can sign up for now.')
} else {
  console.error(help)
  process.exitCode = 1
}
await store.close()
