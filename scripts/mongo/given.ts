import { settingSchemas } from '@greenroom/shared/service'
import { MongoClient, MongoServerSelectionError } from 'mongodb'
import { z } from 'zod'
import { objectionTo } from '../../engine/src/store/mongo/suitable.ts'

/** A database to test on, or what is wrong, in one sentence. `replicaSet` is its name; null if it is a single server. */
export type GivenDatabase = { ok: true; version: string; replicaSet: string | null } | { ok: false; reason: string }

const helloSchema = z.object({ setName: z.string().optional(), msg: z.string().optional() })
const buildSchema = z.object({ version: z.string() })

const serverSelectionTimeoutMS = 5_000

/** Looks at the database that `MONGODB_URL` names. */
export async function givenDatabase(url: string | undefined): Promise<GivenDatabase> {
  if (url === undefined || url === '') {
    return { ok: false, reason: "MONGODB_URL isn't set. Set it to a MongoDB that holds nothing else." }
  }
  const parsed = settingSchemas.mongodbUrl.safeParse(url)
  if (!parsed.success) return { ok: false, reason: `MONGODB_URL ${parsed.error.issues[0]?.message}` }
  let client: MongoClient
  try {
    client = new MongoClient(url, { serverSelectionTimeoutMS })
  } catch (error) {
    return { ok: false, reason: `MONGODB_URL can't be read: ${messageOf(error)}` }
  }
  try {
    const admin = client.db('admin')
    const build = await admin.command({ buildInfo: 1 })
    const objection = objectionTo(build)
    if (objection !== undefined) return { ok: false, reason: objection }
    const { setName = null } = helloSchema.parse(await admin.command({ isMaster: 1 }))
    return { ok: true, version: buildSchema.parse(build).version, replicaSet: setName }
  } catch (error) {
    const reason =
      error instanceof MongoServerSelectionError
        ? `No MongoDB answers at MONGODB_URL: ${error.message}`
        : `MONGODB_URL can't be used: ${messageOf(error)}`
    return { ok: false, reason }
  } finally {
    await client.close()
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
