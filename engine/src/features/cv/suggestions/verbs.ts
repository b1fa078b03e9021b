/**
 * The verbs that CVs use, each with the forms that our rewriting needs, and nouns with the same meaning. No form says
 * more than another, so a rewritten line claims nothing new.
 */
export type Verb = { base: string; third: string; gerund: string; past: string; participle: string; nouns: string[] }

/** `base` or `base:past` or `base:past:participle`, then nouns after `=`. Regular forms are derived. */
const listed = `
achieve=achievement|administer:administered=administration|advise|align=alignment|analyse=analysis|analyze|architect|calculate=calculation|code=coding|escalate=escalation|restore=restoration|read:read:read|send:sent:sent|check|generate=generation|select=selection|model:modelled=modelling|assess=assessment|audit=audit
automate=automation|build:built:built|bridge|bring:brought:brought|coach=coaching|collect=collection|configure=configuration|containerise|containerize|coordinate=coordination|create=creation
cut:cut:cut|debug:debugged:debugged=debugging|decommission|deliver:delivered=delivery|deploy=deployment|design=design|develop:developed=development|document=documentation|drive:drove:driven
enable|enhance=enhancement|ensure|establish=establishment|evaluate=evaluation|execute=execution|expand=expansion|extend=extension|extract=extraction|fix|gather:gathered|grow:grew:grown|handle=handling|host
implement=implementation|improve=improvement|increase|install=installation|instrument|integrate=integration|introduce=introduction|investigate=investigation|launch|lead:led:led|maintain=maintenance,upkeep|manage=management|mentor:mentored=mentoring,mentorship
merge|migrate=migration|modernise=modernisation|modernize=modernization|modify|monitor:monitored=monitoring|move|operate=operation|optimise=optimisation|optimize=optimization|organise=organisation|organize=organization|orchestrate=orchestration|oversee:oversaw:overseen
own=ownership|patch=patching|perform|plan:planned:planned=planning|port|prepare=preparation|present|process=processing|prototype|provide=provision|provision=provisioning|publish|rebuild:rebuilt:rebuilt|redesign=redesign|reduce=reduction|refactor:refactored=refactoring
release|remove=removal|replace=replacement|research|resolve=resolution|restructure|review=review|rewrite:rewrote:rewritten=rewrite|roll:rolled:rolled|run:ran:run|scale=scaling|secure|serve|set:set:set|set up:set up:set up=setup|ship:shipped:shipped|simplify|solve|speed:sped:sped|standardise|standardize
start|streamline|supervise=supervision|support=support|teach:taught:taught|test=testing,test|track=tracking|train=training|translate=translation|troubleshoot:troubleshot:troubleshot=troubleshooting|tune=tuning|unify|update=update|upgrade=upgrade|use|utilise|utilize|leverage|validate=validation|verify=verification|work|write:wrote:written
collaborate=collaboration|communicate=communication|conduct|contribute=contribution|define=definition|facilitate=facilitation|identify=identification|negotiate=negotiation|onboard=onboarding|participate=participation|report=reporting|represent|respond|schedule|help|assist|answer|clean=cleaning|teach:taught:taught|sell:sold:sold|make:made:made|keep:kept:kept|give:gave:given|take:took:taken|find:found:found|hold:held:held|get:got:got
`

const doublesLast = new Set(['ship', 'plan', 'debug', 'run', 'cut', 'set', 'get'])

function regular(base: string): Pick<Verb, 'third' | 'gerund' | 'past'> {
  const [word = '', ...more] = base.split(' ')
  const rest = more.length === 0 ? '' : ` ${more.join(' ')}`
  const isMute = /[^aeiouy]e$|[aeiou][^aeiou]e$|[uv]e$/.test(word) && !/ee$/.test(word)
  const isY = /[^aeiou]y$/.test(word)
  const stem = doublesLast.has(word) ? word + word.at(-1) : word
  return {
    third: (isY ? `${word.slice(0, -1)}ies` : /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`) + rest,
    gerund: (isMute ? `${word.slice(0, -1)}ing` : `${stem}ing`) + rest,
    past: (isY ? `${word.slice(0, -1)}ied` : word.endsWith('e') ? `${word}d` : `${stem}ed`) + rest,
  }
}

export const verbs: readonly Verb[] = listed
  .split(/[|\n]/)
  .filter((each) => each !== '')
  .map((each) => {
    const [forms = '', nouns = ''] = each.split('=')
    const [base = '', past, participle] = forms.split(':')
    const usual = regular(base)
    return {
      ...{ base, third: usual.third, gerund: usual.gerund, past: past ?? usual.past },
      participle: participle ?? past ?? usual.past,
      nouns: nouns === '' ? [] : nouns.split(','),
    }
  })

const byForm = (form: keyof Omit<Verb, 'nouns'>): ReadonlyMap<string, Verb> =>
  new Map(verbs.toReversed().map((verb) => [verb[form], verb]))
export const byBase = byForm('base')
export const byThird = byForm('third')
export const byGerund = byForm('gerund')
export const byPast = byForm('past')
export const byParticiple = byForm('participle')
export const byNoun: ReadonlyMap<string, Verb> = new Map(
  verbs.toReversed().flatMap((verb) => verb.nouns.map((noun) => [noun, verb] as const)),
)

/** Groups of words with the same meaning in a CV, such as `migration` and `migrated`. */
const families: readonly (readonly string[])[] = [
  ...verbs.map(({ nouns, ...forms }) => [...Object.values(forms), ...nouns]),
  [
    'use',
    'used',
    'uses',
    'using',
    'utilise',
    'utilised',
    'utilising',
    'utilize',
    'utilized',
    'utilizing',
    'leverage',
    'leveraged',
    'leveraging',
  ],
]
const familiesOf = new Map<string, Set<string>>()
for (const family of families)
  for (const word of family) {
    const known = familiesOf.get(word) ?? new Set<string>()
    for (const other of family) known.add(other)
    familiesOf.set(word, known)
  }

/** Forms and nouns of the same verb. */
export const familyOf = (word: string): ReadonlySet<string> => familiesOf.get(word) ?? new Set()
