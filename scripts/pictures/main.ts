import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium as playwright } from '@playwright/test'
import { pageHeads } from '../../web/src/app/head.ts'
import { pictureOf, pictureSize } from '../../web/src/app/picture.ts'
import { chromium, chromiumArguments } from '../setup/chromium.ts'
import { ensureTool } from '../setup/tool.ts'
import { icoOf } from './icon.ts'
import { pictureHtml } from './page.ts'

/**
 * `npm run pictures`: draws the icons and the pictures for shared links into `web/public`, using the design tokens. The
 * results are checked in, so run it after changing a public page's title or description.
 */
const folder = join(dirname(dirname(import.meta.dirname)), 'web', 'public')
const iconSizes = [16, 32, 48]
const touchIconSize = 180

const found = await ensureTool(chromium)
if (!found.ok) throw new Error(found.reason)
const browser = await playwright.launch({ executablePath: found.path, args: chromiumArguments })
try {
  for (const head of pageHeads) {
    const picture = pictureOf(head)
    if (picture === undefined) continue
    const file = join(folder, picture.path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await drawn(browser, pictureHtml(head), pictureSize.width, pictureSize.height))
    console.log(picture.path)
  }
  const svg = readFileSync(join(folder, 'icon.svg'), 'utf8')
  const icon = (size: number, style: string) =>
    drawn(browser, `<style>*{margin:0}svg{display:block;width:100vw;height:100vh;${style}}</style>${svg}`, size, size)
  const pictures = []
  for (const size of iconSizes) pictures.push({ size, png: await icon(size, '') })
  writeFileSync(join(folder, 'favicon.ico'), icoOf(pictures))
  writeFileSync(
    join(folder, 'apple-touch-icon.png'),
    await icon(touchIconSize, 'background:#fff;padding:14%;box-sizing:border-box'),
  )
} finally {
  await browser.close()
}

/** Turns an HTML page into a PNG, which is transparent where nothing is drawn. */
async function drawn(on: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await on.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}
