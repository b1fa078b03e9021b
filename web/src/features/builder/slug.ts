/**
 * Suggests a page's address based on its title: `Interview weekend in Dublin!` becomes `interview-weekend-in-dublin`.
 */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
