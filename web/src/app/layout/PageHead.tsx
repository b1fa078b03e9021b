import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { documentTitleOf, type PageHead as Head, headOf, notFoundHead, pathOf } from '../head.ts'

/** Updates title, description, canonical address and link preview for the current page. */
export function RouteHead() {
  const { pathname } = useLocation()
  const head = headOf(pathname)
  return <PageHead {...head} isKnown={head !== notFoundHead} />
}

/** This page's title and description. A page with its own content renders this itself; the last one wins. */
export function PageHead({ title, description, indexed, isKnown = true }: Omit<Head, 'path'> & { isKnown?: boolean }) {
  const { pathname } = useLocation()
  useEffect(() => {
    const address = new URL(pathOf(pathname), originOf(document)).href
    document.title = documentTitleOf(title)
    setMeta('name', 'description', description)
    setMeta('property', 'og:title', title)
    setMeta('property', 'og:description', description)
    setMeta('property', 'og:url', address)
    setCanonical(isKnown ? address : null)
    setRobots(indexed === false ? 'noindex' : null)
  }, [title, description, indexed, isKnown, pathname])
  return null
}

/** Greenroom's public address, which may differ from the one that served this page. */
function originOf(page: Document): string {
  const known = page.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  return known !== undefined && URL.canParse(known) ? new URL(known).origin : location.origin
}

function setMeta(attribute: 'name' | 'property', name: string, content: string): void {
  const found = document.querySelector(`meta[${attribute}="${name}"]`)
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(attribute, name)
  meta.setAttribute('content', content)
}

function setCanonical(address: string | null): void {
  const found = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (address === null) {
    found?.remove()
    return
  }
  const link = found ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = address
}

function setRobots(content: string | null): void {
  if (content === null) document.querySelector('meta[name="robots"]')?.remove()
  else setMeta('name', 'robots', content)
}
