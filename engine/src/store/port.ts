/**
 * The store as the engine sees it: collections of documents. Small on purpose, so that an adapter is a page or two; the
 * contract suite (`contract.ts`) says what each has to do.
 */

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined }

/** A document has its key in `id`; everything in it survives a trip through JSON. */
export type Document = { readonly id: string }

/** Fields that a find filters or sorts by have to be declared, so every adapter indexes them. */
export type CollectionDefinition<T extends Document> = {
  readonly name: string
  /** Combinations of fields that no two documents may share; documents in which one of the fields is missing or null are exempt. */
  readonly unique: readonly (readonly (keyof T & string)[])[]
  /** Combinations of fields that finds use, in the order of the index. */
  readonly indexes: readonly (readonly (keyof T & string)[])[]
  /**
   * Fields, true, false or missing, that change by themselves after the rest was written for good. An adapter may
   * keep them apart from it, so that such a change costs little.
   */
  readonly flags?: readonly (keyof T & string)[]
  /** Parses a stored document; throws if it isn't one. */
  readonly parse: (stored: unknown) => T
}

export type Comparable = string | number | boolean
/** A value, `null` for a field that is null or missing, or bounds that have to hold together; a null field is within no bounds. */
export type Condition =
  | Comparable
  | null
  | {
      readonly lt?: Comparable
      readonly lte?: Comparable
      readonly gt?: Comparable
      readonly gte?: Comparable
      readonly in?: readonly Comparable[]
    }
/** Conditions on `id` and on declared fields; another field, or a condition that is undefined, throws. */
export type Where<T> = { readonly [K in keyof T & string]?: Condition }

export type Find<T> = {
  readonly where: Where<T>
  /**
   * Fields to sort by, `desc` for falling; ties go by `id` in the direction of the last field, so that pages never overlap.
   * Null and missing are the smallest value. Text is compared by its UTF-8 bytes.
   */
  readonly sort?: readonly (readonly [keyof T & string, 'asc' | 'desc'])[]
  /** At most this many, by default 100. */
  readonly limit?: number
  /** Start after the document with this id, in this order. If that document is gone, nothing is found. */
  readonly after?: string
}

export type Collection<T extends Document> = {
  /** Stored durably when it resolves. `duplicate`: its id, or a unique combination of fields, is taken; nothing was changed. */
  insert(document: T): Promise<'inserted' | 'duplicate'>
  get(id: string): Promise<T | undefined>
  find(query: Find<T>): Promise<T[]>
  count(where: Where<T>): Promise<number>
  /** The sum of a declared field over matching documents. Values that aren't numbers add nothing. */
  sum(field: keyof T & string, where: Where<T>): Promise<number>
  /** How many values a declared field has in the documents that fit; null and missing are none. */
  countDistinct(field: keyof T & string, where: Where<T>): Promise<number>
  /** Sets fields of the document where all of `when` holds (undefined removes a field); whether it did. A change that breaks a uniqueness throws `DuplicateKey`. */
  update(id: string, set: Partial<Omit<T, 'id'>>, when?: Where<T>): Promise<boolean>
  /** Adds to a number, from 0 where document or field is missing, in one step; the new value. */
  increment(id: string, field: keyof T & string, by: number): Promise<number>
  delete(id: string): Promise<boolean>
}

export class DuplicateKey extends Error {
  override name = 'DuplicateKey'
}

/** The store cannot be reached, or could not write in time; the same call may succeed later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

export type Store = {
  collection<T extends Document>(definition: CollectionDefinition<T>): Collection<T>
  /** Resolves if the store answers and its data can be read; else throws StoreUnavailable. */
  ping(): Promise<void>
  close(): Promise<void>
}
