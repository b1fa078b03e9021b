/** The widths in spec §9 at which the editor shows a page. */
export const pageWidths = ['large', 'medium', 'small'] as const
export type PageWidth = (typeof pageWidths)[number]

/** The width with this name; the largest if there is none. */
export const pageWidthOf = (name: string): PageWidth => pageWidths.find((each) => each === name) ?? 'large'
