import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Archive } from './archive.ts'
import { type ChallengeBank, createBank } from './bank.ts'
import { type authoredHiddenCaseSchema, type Challenge, challengeCasesSchema } from './challenge.ts'
import { contentFolder } from './contentFolder.ts'
import { generateInput } from './generatedInput.ts'
import { inputShapesSchema } from './inputs/inputShape.ts'
import { InvalidContent, readItemFiles, versionOf } from './itemFiles.ts'
import { coding } from './kinds/coding.ts'
import type { ItemFiles } from './kinds/kind.ts'
import { type ReadItem, readItem, readJson } from './readItem.ts'

/** This repository's challenges folder. */
export const challengesFolder = join(contentFolder, coding.folder)

export type LoadOptions = {
  folder?: string
  /** Stores each loaded version, and finds older versions for sessions that began with them. */
  archive?: Archive
  /** Receives every error in a challenge; by default each becomes a process warning. */
  onWrong?: (error: InvalidContent) => void
}

/**
 * Reads every challenge below `folder`, one folder each. An invalid one is reported and left out, so it doesn't block
 * the others; `npm run content -- check` refuses it.
 */
export function loadChallenges({
  folder = challengesFolder,
  archive,
  onWrong = (error) => process.emitWarning(error),
}: LoadOptions = {}): ChallengeBank {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const challenges = names.flatMap((name) => {
    const files = readItemFiles(join(folder, name))
    const read = challengeOf(name, files)
    if (!read.ok) {
      onWrong(new InvalidContent(read.findings.map((each) => join(folder, name, each)).join('\n')))
      return []
    }
    archive?.keep(coding.name, name, read.item.version, files)
    return [read.item]
  })
  return createBank(challenges, archive && formerVersions(archive))
}

/** Finds older versions; each is read once. */
function formerVersions(archive: Archive): (id: string, version: string) => Challenge | undefined {
  const known = new Map<string, Challenge | undefined>()
  return (id, version) => {
    const key = `${id}@${version}`
    if (!known.has(key)) {
      const files = archive.find(coding.name, id, version)
      const read = files && challengeOf(id, files)
      known.set(key, read?.ok ? read.item : undefined)
    }
    return known.get(key)
  }
}

/** Reads a challenge from the files of its folder; returns every error if it is invalid. */
export function challengeOf(id: string, files: ItemFiles): ReadItem<Challenge> {
  const page = readItem(coding, id, files)
  const cases = readJson('cases.json', files, challengeCasesSchema)
  const inputs = files.has('inputs.json') ? readJson('inputs.json', files, inputShapesSchema) : null
  if (!page.ok || !cases.ok || inputs?.ok === false) {
    const findings = [page, cases, inputs].flatMap((each) => (each === null || each.ok ? [] : each.findings))
    return { ok: false, findings }
  }
  const authored = page.item
  const named = [...authored.solutions, ...authored.wrongSolutions].map(({ file }) => file)
  const missing = named.filter((file) => !files.has(`solutions/${file}`))
  if (missing.length > 0) return { ok: false, findings: missing.map((file) => `solutions/${file}: is missing`) }
  const programs = Object.fromEntries(named.map((file) => [file, files.get(`solutions/${file}`) ?? '']))
  let hidden: Challenge['hiddenTestCases'] | undefined
  return {
    ok: true,
    item: {
      ...authored,
      version: versionOf(files),
      programs,
      ...(inputs !== null && { inputs: inputs.item }),
      testCases: cases.item.visible,
      // Computed only on demand, because large inputs take a moment to generate, and most programs never need them.
      get hiddenTestCases() {
        hidden ??= cases.item.hidden.map(withInput)
        return hidden
      },
    },
  }
}

function withInput(authored: z.infer<typeof authoredHiddenCaseSchema>): Challenge['hiddenTestCases'][number] {
  if ('stdin' in authored) return authored
  const { category, generated, expected_output } = authored
  return { category, stdin: generateInput(generated), expected_output }
}
