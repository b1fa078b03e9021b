import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { bash } from './bash.ts'
import { c } from './c.ts'
import { cpp } from './cpp.ts'
import { csharp } from './csharp.ts'
import { go } from './go.ts'
import { haskell } from './haskell.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { kotlin } from './kotlin.ts'
import type { Language } from './language.ts'
import { perl } from './perl.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { r } from './r.ts'
import { ruby } from './ruby.ts'
import { rust } from './rust.ts'
import { scala } from './scala.ts'
import { swift } from './swift.ts'
import { typescript } from './typescript.ts'

/** Every language in spec §3, in the order we test them: quickest first. */
export const languages: Record<ProgrammingLanguage, Language> = {
  python,
  bash,
  perl,
  javascript,
  c,
  typescript,
  ruby,
  php,
  csharp,
  cpp,
  java,
  haskell,
  rust,
  r,
  swift,
  kotlin,
  scala,
  go,
}
