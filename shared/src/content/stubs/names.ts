import type { Signature } from '../../vocabulary/signature.ts'

/** `firstWrongEntry` → `first_wrong_entry`, for languages that write names so. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const camelCase = (name: string): string => name

/**
 * The signature with names as a language writes them. A name with a meaning in the language, or in the reading, gets an
 * underscore behind it.
 * @param taken words that no function may be called, and no parameter unless `takenByParameters` says which
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
