import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { circumstances, loadNow } from '../../../scripts/bench/machine.ts'
import { markdownSection, plainSection, type Section } from '../interviewer/section.ts'
import { badServersSection, stoppedAndStartedSection } from './playServers.ts'
import { timesSection } from './times.ts'
import { traitorSection } from './traitor.ts'

const reportFile = fileURLToPath(new URL('../../../docs/evaluation/models.md', import.meta.url))

/**
 * Plays turns with misbehaving servers, prints what candidates saw, writes the report, and resolves to the number of
 * missed goals.
 */
export async function evaluateModels({ print }: { print: (line: string) => void }): Promise<number> {
  const head = circumstances(new Date(), loadNow())
  const sections: Section[] = []
  for (const part of [badServersSection, stoppedAndStartedSection, traitorSection, timesSection]) {
    const section = await part()
    sections.push(section)
    for (const line of plainSection(section)) print(line)
  }
  const missed = sections.flatMap(({ goals }) => goals).filter(({ met }) => !met)
  const verdict = missed.length === 0 ? 'Every goal is met.' : `${missed.length} goals are missed.`
  writeFileSync(
    reportFile,
    [
      '# What candidates see if a language model is bad',
      '',
      `${head} By \`npm run eval -- models\`, which writes this file. The servers are scripted, and speak OpenAI's protocol over HTTP. ${verdict}`,
      '',
      ...sections.flatMap(markdownSection),
    ].join('\n'),
  )
  print(verdict)
  return missed.length
}
