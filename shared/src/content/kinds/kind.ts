import type { z } from 'zod'
import type { Reader } from '../page/reader.ts'

/** The files of an item, by their path inside its folder. */
export type ItemFiles = ReadonlyMap<string, string>

/**
 * A kind of content: where its items lie, how their page is read, and what has to be on it.
 * `read` only carries over what is there, whatever it is; `schema` says what is wrong with it.
 */
export type Kind<Item extends { id: string }> = {
  /** One word, as `npm run content -- new` is told it. */
  name: string
  /** Below `shared/content`; every folder in it is an item, called like its id. */
  folder: string
  /** The page of an item. */
  page: string
  schema: z.ZodType<Item>
  /** @param id the name of the folder */
  read(reader: Reader, files: ItemFiles, id: string): unknown
  /** The page that a new item begins with. */
  template: string
}
