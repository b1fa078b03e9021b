import type { Signature } from '../challenge.ts'
import { scriptEmpty, scriptMain, scriptType } from './javascript.ts'

export function typescriptStub(signature: Signature): string {
  const { functionName, parameters, returns } = signature
  const typed = parameters.map(({ name, type }) => `${name}: ${scriptType(type)}`).join(', ')
  return `/** Write your solution here. */
function ${functionName}(${typed}): ${scriptType(returns)} {
  return ${scriptEmpty(returns)};
}

declare function require(name: string): { readFileSync(file: number, encoding: string): string };
const tokens = require('node:fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean);
let position = 0;
const next = (): string => tokens[position++]!;
${scriptMain(signature)}`
}
