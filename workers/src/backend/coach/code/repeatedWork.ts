import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { around, type CodeNode, within } from '../../../code/codeNode.ts'
import {
  type Assignment,
  assignmentOf,
  baseOf,
  binaryOf,
  callOf,
  functionAround,
  isBlock,
  isFunction,
  isLoop,
  isName,
  leavesBy,
  loopsAround,
  placeOf,
  statementsIn,
} from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import { type CodeReading, quoted } from './readCode.ts'
import { namesIn } from './unknownNames.ts'

/** Functions that traverse their whole argument. */
const wholeCalls = /^(sum|sorted|max|min|any|all)$/
/**
 * Methods that traverse their whole list, by language. Some methods of sets and maps have the same names but don't
 * traverse anything.
 */
const wholeMethods: Partial<Record<ProgrammingLanguage, RegExp>> = {
  python: /^(count|index|sort)$/,
  javascript: /^(indexOf|includes|reduce|filter|sort)$/,
  typescript: /^(indexOf|includes|reduce|filter|sort)$/,
  java: /^indexOf$/,
  csharp: /^IndexOf$/,
}

const fewestRepeats = 3

/** Finds work that is repeated in every round of a loop, repeated expressions, and copied lines. */
export function repeatedWork(reading: CodeReading): Finding[] {
  return [...everyRound(reading), ...spelledOut(reading), ...copies(reading)]
}

function everyRound({ nodes, isOwn, language }: CodeReading): Finding[] {
  for (const node of nodes) {
    const call = isOwn(node) ? callOf(node) : null
    const [loop] = call === null ? [] : loopsAround(node)
    if (call === null || loop === undefined) continue
    const [argument, more] = call.arguments
    const isFunctionOfAll =
      language === 'python' && call.receiver === null && more === undefined && wholeCalls.test(call.name)
    const isMethodOfAll = call.receiver !== null && wholeMethods[language]?.test(call.name) === true
    const list = isFunctionOfAll && argument !== undefined ? argument : isMethodOfAll ? call.receiver : null
    if (
      list === null ||
      !isName(baseOf(list)) ||
      isMadeIn(loop, list) ||
      isConstant(baseOf(list), nodes) ||
      happensOnce(node, loop)
    )
      continue
    return [
      {
        line: node.line,
        text: `Line ${node.line} calls ${quoted(call.name)} on ${quoted(baseOf(list).text)} in every round of the loop on line ${loop.line}; each time it goes over the elements once more.`,
      },
    ]
  }
  return []
}

/** Whether the loop creates the list again each round, or is iterating over it. */
function isMadeIn(loop: CodeNode, list: CodeNode): boolean {
  const names = namesIn(list)
  const header = loop.children.filter(({ field }) => field !== 'body')
  return [...header, loop].some((part) =>
    [...within(part)].some((node) => {
      if (header.includes(part) && part.field !== 'right' && part.field !== 'value')
        return isName(node) && names.includes(node.text)
      const target = assignmentOf(node)?.target
      return (
        target !== undefined &&
        (isName(target) ? [target.text] : placeOf(target) === null ? namesIn(target) : []).some((name) =>
          names.includes(name),
        )
      )
    }),
  )
}

/** Whether a name holds a literal list, such as the vowels, whose length is therefore constant. */
function isConstant(name: CodeNode, nodes: readonly CodeNode[]): boolean {
  const values = nodes.map(assignmentOf).filter((each) => each?.target.text === name.text)
  return (
    values.length > 0 &&
    values.every(
      (each) =>
        each?.value != null &&
        each.value.to - each.value.from > 2 &&
        namesIn(each.value).length === 0 &&
        callOf(each.value) === null,
    )
  )
}

/** Whether the loop ends right after the node, so that the node runs only once. */
function happensOnce(node: CodeNode, loop: CodeNode): boolean {
  for (const each of around(node)) {
    if (each === loop) return false
    if (/^(return|break|raise|throw)$/.test(leavesBy(each) ?? '')) return true
    const last = isBlock(each) && each.parent !== loop ? statementsIn(each).at(-1) : undefined
    if (/^(return|break|raise|throw)$/.test(leavesBy(last) ?? '')) return true
  }
  return false
}

/** Finds expressions like "rows[i][0]" that occur for the third time in a block and deserve a name. */
function spelledOut({ nodes, isOwn }: CodeReading): Finding[] {
  const changes = nodes.map(assignmentOf).filter((each) => each !== null)
  const places = new Map<string, CodeNode[]>()
  for (const node of nodes) {
    const place = isOwn(node) ? placeOf(node) : null
    const isLong = place !== null && (placeOf(place.list) !== null || /^[-+]$/.test(binaryOf(place.index)?.sign ?? ''))
    if (!isLong || (node.parent !== null && placeOf(node.parent)?.list === node)) continue
    const scope = [...around(node)].find((each) => isLoop(each) || isFunction(each))
    const key = `${scope?.from ?? 0} ${node.text}`
    places.set(key, [...(places.get(key) ?? []), node])
  }
  const often = [...places.values()].filter(
    (all) => all.length >= fewestRepeats && !changes.some((each) => touches(each, all)),
  )
  const [most] = often.sort((one, other) => other.length - one.length)
  const [first] = most ?? []
  if (most === undefined || first === undefined) return []
  return [
    {
      line: first.line,
      text: `${quoted(first.text)} is spelled out ${most.length} times, first on line ${first.line}; a variable with a telling name would read better.`,
    },
  ]
}

/** Whether an assignment changes a name used in these expressions, between the first and the last of them. */
function touches({ node, target }: Assignment, all: readonly CodeNode[]): boolean {
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined || node.to < first.from || node.from > last.to) return false
  const changed = isName(baseOf(target)) ? [baseOf(target).text] : namesIn(target)
  return namesIn(first).some((name) => changed.includes(name))
}

const shortestCopy = 20
const fewestCopies = 3

function copies({ nodes, isOwn }: CodeReading): Finding[] {
  const places = new Map<string, CodeNode[]>()
  for (const node of nodes) {
    const isStatement = node.parent !== null && isBlock(node.parent) && !isBlock(node) && node.line === node.lastLine
    if (!isStatement || !isOwn(node) || leavesBy(node) !== null || isLoop(node) || /^if|declaration/.test(node.type))
      continue
    const text = node.text.replaceAll(/\s+/g, '')
    const key = `${functionAround(node)?.from ?? 0} ${text}`
    if (text.length >= shortestCopy) places.set(key, [...(places.get(key) ?? []), node])
  }
  const all = [...places.values()].find((each) => each.length >= fewestCopies)
  const [first] = all ?? []
  if (all === undefined || first === undefined) return []
  const told = all.slice(0, fewestCopies).map(({ line }) => line)
  return [
    {
      line: first.line,
      text: `Lines ${told.slice(0, -1).join(', ')} and ${told.at(-1)} are the same; that could stand once, after the branches or in a function of its own.`,
    },
  ]
}
