import type { ProgrammingLanguage } from '@greenroom/shared'
import { bash } from './bash.ts'
import { c } from './c.ts'
import { cpp } from './cpp.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import type { Language } from './language.ts'
import { perl } from './perl.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { rust } from './rust.ts'
import { typescript } from './typescript.ts'

/** The languages that this executor knows how to run; of the others of spec §3 it says that it does not. */
export const languages: Partial<Record<ProgrammingLanguage, Language>> = {
  python,
  bash,
  perl,
  javascript,
  c,
  typescript,
  ruby,
  php,
  cpp,
  java,
  rust,
  go,
}
