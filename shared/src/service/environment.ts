import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { environmentNames } from '../rules/constants.ts'
import { redisAddress } from './redisAddress.ts'

/** An invalid setting; the message is one line that names it and the values it accepts. */
export class InvalidConfig extends Error {
  override name = 'InvalidConfig'
}

/** Set with a path, `REDIS_URL_FILE` gives `REDIS_URL`: containers get their secrets as files. */
const inFile = '_FILE'

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new InvalidConfig(`${name} names a file that can't be read: ${path}`)
  }
}

/** Adds the settings that are stored in files to the environment. An empty file counts as missing. */
function withFiles(environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const read = { ...environment }
  for (const name of names) {
    const path = environment[name + inFile]
    const content = path ? contentOf(name + inFile, path) : ''
    if (content === '') continue
    if (environment[name]) throw new InvalidConfig(`${name} and ${name}${inFile} can't both be set.`)
    read[name] = content
  }
  return read
}

/**
 * Reads the environment once; an empty value counts as missing. `NAME_FILE` names a file that holds the value of
 * `NAME`, without the white space around it.
 * @throws InvalidConfig naming the first invalid variable
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const all = withFiles(environment, Object.keys(schema.shape))
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
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

/** Schemas for settings that several programs read; each error names the accepted values. */
export const settingSchemas = {
  environmentName: oneOf(environmentNames),
  logLevel: oneOf(['debug', 'info', 'warn', 'error']),
  /** A port to connect to. */
  port: wholeNumber(1, 65_535, 'accepts a port number from 1 to 65535.'),
  /** A port to listen on; 0 takes any free one. */
  anyPort: wholeNumber(0, 65_535, 'accepts a port number from 1 to 65535, or 0 for any free one.'),
  count: wholeNumber(1, 1000, 'accepts a whole number from 1 to 1000.'),
  /** The address to listen on. */
  host: z.string().regex(/^[\w.:-]+$/, { error: 'accepts a host name or an IP address.' }),
  /** Secrets go into headers, so they may only contain characters that are valid there. */
  secret: z
    .string()
    .trim()
    .regex(/^[\x20-\x7e]+$/, {
      error: 'accepts a secret of plain English letters, digits, signs and spaces, on one line.',
    }),
  httpUrl: addressOf('http', 'https'),
  redisUrl: redisAddress,
  mongodbUrl: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/, { error: 'accepts an address that begins with mongodb:// or mongodb+srv://.' }),
  smtpUrl: addressOf('smtp', 'smtps'),
  email: z.email({ error: 'accepts an email address.' }),
  /** What words the interviewer's messages: the script, or a language model with this protocol. */
  aiProvider: oneOf(['scripted', 'openai-compatible', 'anthropic']),
  flag: oneOf(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
}
