import { createContext, useContext } from 'react'

/** What a block knows about its page. `sends` is false in the editor and its previews. */
export type ShownPage = {
  pageId: string
  versionId: string
  /** The drawings that the block can use, as SVG, by their source. */
  pictures: Readonly<Record<string, string>>
  sends: boolean
}

const context = createContext<ShownPage>({ pageId: '', versionId: '', pictures: {}, sends: false })
export const ShownPageProvider = context.Provider
export const useShownPage = (): ShownPage => useContext(context)
