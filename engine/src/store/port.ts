/**
 * The engine's view of the store: collections of documents. It is deliberately small, so that an adapter fits on a page
 * or two. The contract suite (`contract.ts`) defines how each must behave.
 */

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined }

/** A document's key is its `id`. Converting a document to JSON and back must not change it. */
export type Document = { readonly id: string }

/** Fields that finds filter or sort by must be declared, so that every adapter indexes them. */
export type CollectionDefinition<T extends Document> = {
  readonly name: string
  /** Combinations of fields that must be unique. Documents with one of the fields missing or null are exempt. */
  readonly unique: readonly (readonly (keyof T & string)[])[]
  /** Combinations of fields used by finds, in the order they are indexed. */
  readonly indexes: readonly (readonly (keyof T & string)[])[]
  /**
   * Fields (true, false or missing) that change on their own after everything else is final. An adapter may store them
   * separately, making such changes cheap.
   */
  readonly flags?: readonly (keyof T & string)[]
  /** Parses a stored document; throws if it isn't one. */
  readonly parse: (stored: unknown) => T
}

export type Comparable = string | number | boolean
/** A value, `null` for a null or missing field, or bounds that must all hold. A null field is never within bounds. */
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
/** Conditions on `id` and declared fields. Throws for any other field or an undefined condition. */
export type Where<T> = { readonly [K in keyof T & string]?: Condition }

export type Find<T> = {
  readonly where: Where<T>
  /**
   * Fields to sort by, `desc` for descending. Ties are broken by `id` in the direction of the last field, so that pages
   * never overlap. Null and missing sort as the smallest value. Text is compared by its UTF-8 bytes.
   */
  readonly sort?: readonly (readonly [keyof T & string, 'asc' | 'desc'])[]
  /** The maximum number of documents to return; 100 if missing. */
  readonly limit?: number
  /** Starts after the document with this id, in this order. If that document no longer exists, nothing is found. */
  readonly after?: string
}

export type Collection<T extends Document> = {
  /**
   * Once this resolves, the document is stored durably. `duplicate`: its id or a unique combination of fields is taken,
   * and nothing was changed.
   */
  insert(document: T): Promise<'inserted' | 'duplicate'>
  get(id: string): Promise<T | undefined>
  find(query: Find<T>): Promise<T[]>
  count(where: Where<T>): Promise<number>
  /** The sum of a declared field over all matching documents. Values that aren't numbers count as zero. */
  sum(field: keyof T & string, where: Where<T>): Promise<number>
  /** The number of distinct values of a declared field in the matching documents; null and missing don't count. */
  countDistinct(field: keyof T & string, where: Where<T>): Promise<number>
  /**
   * Sets fields of the document if all of `when` holds (undefined removes a field); returns whether it did. Throws
   * `DuplicateKey` if a unique combination is taken.
   */
  update(id: string, set: Partial<Omit<T, 'id'>>, when?: Where<T>): Promise<boolean>
  /** Adds to a number atomically, starting from 0 if the document or field is missing. Returns the new value. */
  increment(id: string, field: keyof T & string, by: number): Promise<number>
  delete(id: string): Promise<boolean>
}

export class DuplicateKey extends Error {
  override name = 'DuplicateKey'
}

/** The store can't be reached, or couldn't write in time. Repeating the call later may succeed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

export type Store = {
  collection<T extends Document>(definition: CollectionDefinition<T>): Collection<T>
  /** Resolves if the store answers and its data can be read; otherwise throws StoreUnavailable. */
  ping(): Promise<void>
  close(): Promise<void>
}
