import { expect, it } from 'vitest'
import { renderHead } from './webHead.ts'

it.each(['//elsewhere.example/', '//[', '/\\elsewhere.example', '/a b"<'])(
  'a page’s address is on its own host, whatever its path looks like: %s',
  (path) => {
    const page = renderHead('<!--head-->', { origin: 'http://ours.example', path, head: undefined })
    const [, address = ''] = /property="og:url" content="([^"]*)"/.exec(page) ?? []
    expect(new URL(address).origin).toBe('http://ours.example')
  },
)
