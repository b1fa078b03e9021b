import { landingPage, landingPageId, landingPath, type PageContent } from '@greenroom/shared/rules'
import { aboutUs } from './aboutUs.ts'
import { blog } from './blog.ts'
import { careers } from './careers.ts'
import { help } from './help.ts'

/** A page that comes with Greenroom, in the builder's format. Editors can change it, and roll back to this. */
export type OurPage = { id: string; path: string; content: PageContent }

export const ourPages: readonly OurPage[] = [
  { id: landingPageId, path: landingPath, content: landingPage },
  { id: 'blog', path: '/blog', content: blog },
  { id: 'aboutUs', path: '/aboutUs', content: aboutUs },
  { id: 'careers', path: '/careers', content: careers },
  { id: 'help', path: '/help', content: help },
]
