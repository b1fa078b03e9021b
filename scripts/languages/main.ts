import { ensureImage } from './ensureImage.ts'
import { proveAll } from './proveAll.ts'

// `npm run languages`: builds the language image and tests every language in it. With --image-only it only builds the
// image, because the running executor does the testing.
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop.abort(new Error('stopped')))
process.on('disconnect', () => stop.abort(new Error('stopped')))
process.channel?.unref()

const image = await ensureImage(stop.signal)
if (!image.ok) console.log(image.reason)
const isEnough = process.argv.includes('--image-only')
const everyLanguageWorks = isEnough || (!stop.signal.aborted && (await proveAll(stop.signal)))
process.exit(image.ok && everyLanguageWorks ? 0 : 1)
