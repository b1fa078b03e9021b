const parametersIn = (inside: string) =>
  inside
    .split(',')
    .filter((parameter) => parameter.trim() !== '')
    .map((parameter) => {
      const [name, type] = parameter.split(':').map((part) => part.trim())
      return { name, type }
    })

/** Parses `class Name(size: int) { add(value: int); has(value: int) -> bool }`. */
function classIn(text: string): object | undefined {
  const [, name = '', given = '', inside = ''] = /^class ([A-Z]\w*)\(([^)]*)\)\s*\{(.*)\}$/.exec(text) ?? []
  if (name === '') return undefined
  const methods = inside
    .split(';')
    .filter((method) => method.trim() !== '')
    .map((method) => {
      const [, called, taken = '', returns = 'void'] = /^\s*(\w+)\(([^)]*)\)(?:\s*->\s*(\w+))?\s*$/.exec(method) ?? []
      return { name: called, parameters: parametersIn(taken), returns }
    })
  const functionName = name.charAt(0).toLowerCase() + name.slice(1)
  return { functionName, parameters: parametersIn(given), returns: 'string[]', methods }
}

/**
 * Parses `name(first: int[], second: long) -> bool` as a signature, or a class with methods; undefined for anything else, which the schema
 * reports.
 * @param doc its docstring
 */
export function signatureIn(text: string | undefined, doc: string | undefined): unknown {
  const told = doc === undefined ? {} : { doc }
  const structure = classIn(text ?? '')
  if (structure !== undefined) return { ...structure, ...told }
  const [, functionName, inside = '', returns] = /^(\w+)\((.*)\)\s*->\s*(\S+)$/.exec(text ?? '') ?? []
  if (functionName === undefined) return undefined
  return { functionName, parameters: parametersIn(inside), returns, ...told }
}
