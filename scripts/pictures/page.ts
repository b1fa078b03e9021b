import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PageHead } from '../../web/src/app/head.ts'
import { pictureSize } from '../../web/src/app/picture.ts'
import { drawings, stepsOfARound } from './drawings.ts'
import { colour } from './palette.ts'

const fontFolder = dirname(
  createRequire(new URL('../../web/package.json', import.meta.url)).resolve(
    '@fontsource-variable/instrument-sans/package.json',
  ),
)
const font = readFileSync(join(fontFolder, 'files', 'instrument-sans-latin-wght-normal.woff2')).toString('base64')

const margin = 96
const logo = `<svg width="52" height="52" viewBox="0 0 24 24" fill="none">
  <path d="M5 21V4.5A1.5 1.5 0 0 1 6.5 3h11A1.5 1.5 0 0 1 19 4.5V21M2.5 21h19" stroke="${colour('ink')}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M8 21V6.4L14.5 8v13z" fill="${colour('accent')}"/><circle cx="12.6" cy="14.4" r=".9" fill="${colour('page')}"/></svg>`

/** Renders a public page's picture as HTML: its title, its description, and its own drawing. */
export function pictureHtml({ path, title, description }: PageHead): string {
  const drawing = drawings[path]
  const width = pictureSize.width - 2 * margin
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Instrument; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    * { margin: 0; box-sizing: border-box }
    body { width: ${pictureSize.width}px; height: ${pictureSize.height}px; padding: ${margin - 8}px ${margin}px; background: ${colour('page')};
      color: ${colour('ink')}; font-family: Instrument; position: relative }
    header { display: flex; align-items: center; gap: 20px; font-size: 36px; font-weight: 600; letter-spacing: -.02em }
    main { margin-top: ${drawing === undefined ? 68 : 56}px; width: ${drawing === undefined ? width : 520}px }
    h1 { font-size: ${drawing === undefined ? 88 : 64}px; line-height: 1.06; letter-spacing: -.032em; font-weight: 600; text-wrap: balance }
    p { margin-top: 28px; font-size: 28px; line-height: 1.35; color: ${colour('ink-2')}; text-wrap: pretty }
    svg.drawing { position: absolute; right: ${margin}px; top: 105px; width: 420px; height: 420px }
    svg.steps { position: absolute; left: ${margin}px; top: 528px }
  </style><header>${logo}Greenroom</header><main><h1>${title}</h1>${drawing === undefined ? '' : `<p>${description}</p>`}</main>
  ${
    drawing === undefined
      ? `<svg class="steps" width="${width}" height="14">${stepsOfARound(width)}</svg>`
      : `<svg class="drawing" viewBox="-4 -4 428 428">${drawing}</svg>`
  }`
}
