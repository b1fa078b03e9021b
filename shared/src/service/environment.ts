import { z } from 'zod'
import { environmentNames } from '../rules/constants.ts'

/** A setting that makes no sense; the message is the one line that names it and says what it accepts. */
export class InvalidConfig extends Error {
  override name = 'InvalidConfig'
}

/**
 * Reads the environment once; an empty value is as good as none.
 * @throws InvalidConfig naming the first variable that makes no sense
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new InvalidConfig(`${issue?.path.join('.')} ${issue?.message}`)
}

const wholeNumber = (from: number, to: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((number) => number >= from && number <= to, { error })

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `accepts ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.` })

const addressOf = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `accepts an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`,
  })

/** The kinds of settings that several programs read; each refusal says what the variable accepts. */
export const settingSchemas = {
  environmentName: oneOf(environmentNames),
  logLevel: oneOf(['debug', 'info', 'warn', 'error']),
  /** A port to be reached at. */
  port: wholeNumber(1, 65_535, 'accepts a port number from 1 to 65535.'),
  /** A port to listen on; 0 takes any free one. */
  anyPort: wholeNumber(0, 65_535, 'accepts a port number from 1 to 65535, or 0 for any free one.'),
  count: wholeNumber(1, 1000, 'accepts a whole number from 1 to 1000.'),
  /** Where to listen. */
  host: z.string().regex(/^[\w.:-]+$/, { error: 'accepts a host name or an IP address.' }),
  /** What travels in a header has to be of the signs that a header may hold. */
  secret: z
    .string()
    .trim()
    .regex(/^[\x20-\x7e]+$/, {
      error: 'accepts a secret of plain English letters, digits, signs and spaces, on one line.',
    }),
  httpUrl: addressOf('http', 'https'),
  redisUrl: addressOf('redis', 'rediss'),
  mongodbUrl: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/, { error: 'accepts an address that begins with mongodb:// or mongodb+srv://.' }),
  smtpUrl: addressOf('smtp', 'smtps'),
  email: z.email({ error: 'accepts an email address.' }),
  /** Who finds the interviewer's words: the scripted one, or a language model by this protocol. */
  aiProvider: oneOf(['scripted', 'openai-compatible', 'anthropic']),
  flag: oneOf(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
}
