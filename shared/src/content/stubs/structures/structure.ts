import type { Signature, ValueType } from '../../../vocabulary/signature.ts'
import type { NamedMethod, NamedSignature } from '../names.ts'

/** A signature with methods: the candidate writes a class, and the input is what is asked of it. */
export type Structure = Omit<NamedSignature, 'methods'> & { methods: NamedMethod[] }

export const isStructure = (signature: NamedSignature): signature is Structure => signature.methods !== undefined

/** How a language writes, reads and prints single values. */
export type Own = {
  typeOf(type: ValueType): string
  neutral(type: ValueType): string
  /** The expression that reads a value. */
  read(type: ValueType): string
  /** The statements that print a value. */
  printed(call: string, type: ValueType): string[]
}

/** How a language writes such a class, and the code that reads operations and calls it. */
export type StructureLanguage = {
  stub(structure: Structure, own: Own): string
  calls(structure: Structure, own: Own): string[]
}

/** A signature that also has what is read with operations: how many there are, their names and what they are given. */
export function withOperations(signature: NamedSignature): NamedSignature {
  const { parameters, methods } = signature
  if (methods === undefined) return signature
  const read: Signature['parameters'] = [
    { name: 'count', type: 'int' },
    { name: 'operation', type: 'string' },
  ]
  return { ...signature, parameters: [...parameters, ...read, ...methods.flatMap((method) => method.parameters)] }
}

export const printsFloat = ({ returns, methods = [] }: NamedSignature): boolean =>
  returns === 'float' || methods.some((method) => method.returns === 'float')

/** Parameters as `name: type`, or as a language writes them. */
export const declared = (
  parameters: Signature['parameters'],
  { typeOf }: Own,
  write = (name: string, type: string): string => `${type} ${name}`,
): string => parameters.map(({ name, type }) => write(name, typeOf(type))).join(', ')

export const readAll = (parameters: Signature['parameters'], { read }: Own): string =>
  parameters.map(({ type }) => read(type)).join(', ')
