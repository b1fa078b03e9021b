/**
 * Parses `name(first: int[], second: long) -> bool` as a signature; undefined for anything else, which the schema
 * reports.
 * @param doc its docstring
 */
export function signatureIn(text: string | undefined, doc: string | undefined): unknown {
  const [, functionName, inside = '', returns] = /^(\w+)\((.*)\)\s*->\s*(\S+)$/.exec(text ?? '') ?? []
  if (functionName === undefined) return undefined
  const parameters = inside.split(',').map((parameter) => {
    const [name, type] = parameter.split(':').map((part) => part.trim())
    return { name, type }
  })
  return { functionName, parameters, returns, ...(doc === undefined ? {} : { doc }) }
}
