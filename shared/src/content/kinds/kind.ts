import type { z } from 'zod'
import type { Reader } from '../page/reader.ts'

/** An item's files, keyed by their path inside its folder. */
export type ItemFiles = ReadonlyMap<string, string>

/**
 * A kind of content: where its items are, how to read their page, and the rules it must meet. `read` only copies the
 * parts it finds; `schema` catches errors.
 */
export type Kind<Item extends { id: string }> = {
  /** The kind's name: one word, used as the argument of `npm run content -- new`. */
  name: string
  /**
   * The folder of this kind, below `shared/content`. Each folder inside it is an item, and its name is the item's id.
   */
  folder: string
  /** The file name of an item's page. */
  page: string
  schema: z.ZodType<Item>
  /** @param id the name of the item's folder */
  read(reader: Reader, files: ItemFiles, id: string): unknown
  /** The template page of a new item. */
  template: string
}
