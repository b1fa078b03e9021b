import type { ComponentData } from '@puckeditor/core'
import { builderTexts } from './texts.ts'

const names: Readonly<Record<string, string>> = builderTexts.blocks

/** A block's name in lists: its own text or, without any, its kind. */
export function blockName({ type, props }: ComponentData): string {
  const words: unknown = props.text ?? props.title ?? props.label
  return typeof words === 'string' && words.trim() !== '' ? words : (names[type] ?? type)
}

/** The name of a kind of block. */
export const kindName = (type: string): string => names[type] ?? type
