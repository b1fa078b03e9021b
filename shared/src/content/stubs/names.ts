import type { Signature } from '../../vocabulary/signature.ts'

/** `firstWrongEntry` → `first_wrong_entry`, for languages with this style. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const camelCase = (name: string): string => name

/**
 * Renames a signature in a language's style. A name with a meaning in the language, or in our input-reading code, gets
 * a trailing underscore.
 * @param taken names that functions may not have, nor parameters unless `takenByParameters` is given
 */
export function namedFor(
  signature: Signature,
  style: (name: string) => string,
  taken: string,
  takenByParameters = taken,
): Signature {
  return {
    ...signature,
    functionName: nameBeside(taken, style(signature.functionName)),
    parameters: signature.parameters.map(({ name, type }) => ({
      name: nameBeside(takenByParameters, style(name)),
      type,
    })),
  }
}

const nameBeside = (taken: string, name: string): string => (taken.split(/\s+/).includes(name) ? `${name}_` : name)

/** `firstWrongEntry` → `FirstWrongEntry`. */
export const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
