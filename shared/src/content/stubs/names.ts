import type { Method, Signature } from '../../vocabulary/signature.ts'

/** A method under its name in a language; `operation` is its name in the input. */
export type NamedMethod = Method & { operation: string }
export type NamedSignature = Omit<Signature, 'methods'> & { methods?: NamedMethod[] | undefined }

/** `firstWrongEntry` → `first_wrong_entry`, for languages with this style. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const camelCase = (name: string): string => name

/**
 * Renames a signature in a language's style; a class has a name like `Name` everywhere. A name with a meaning in the language, or in our input-reading code, gets
 * a trailing underscore.
 * @param taken names that functions may not have, nor parameters unless `takenByParameters` is given
 */
export function namedFor(
  signature: Signature,
  style: (name: string) => string,
  taken: string,
  takenByParameters = taken,
): NamedSignature {
  const { methods, ...others } = signature
  const renamed = <Parameter extends { name: string }>(parameters: readonly Parameter[]): Parameter[] =>
    parameters.map((each) => ({ ...each, name: nameBeside(takenByParameters, style(each.name)) }))
  const own = methods?.map((method) => ({
    ...method,
    operation: method.name,
    name: nameBeside(taken, style(method.name)),
    parameters: renamed(method.parameters),
  }))
  const functionName = own === undefined ? style(signature.functionName) : pascalCase(signature.functionName)
  return {
    ...others,
    functionName: nameBeside(taken, functionName),
    parameters: renamed(signature.parameters),
    ...(own === undefined ? {} : { methods: own }),
  }
}

const nameBeside = (taken: string, name: string): string => (taken.split(/\s+/).includes(name) ? `${name}_` : name)

/** `firstWrongEntry` → `FirstWrongEntry`. */
export const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
