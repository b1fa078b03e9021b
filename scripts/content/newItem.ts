import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, type KindName, kindNames, kinds } from '../../shared/src/content/index.ts'

/**
 * Creates an item: its folder, and a page with every heading of its kind. @returns one line on what it created or why
 * it failed
 */
export function beginItem(
  kindName: string | undefined,
  id: string | undefined,
  folder = contentFolder,
): { ok: boolean; says: string } {
  const isKind = (name: string | undefined): name is KindName => kindNames.some((each) => each === name)
  if (!isKind(kindName)) return { ok: false, says: `A kind is one of: ${kindNames.join(', ')}` }
  if (id === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return { ok: false, says: 'An id is written like “two-bookings-one-seat”.' }
  const kind = kinds[kindName]
  const place = join(folder, kind.folder, id)
  if (existsSync(place)) return { ok: false, says: `${place} is there already.` }
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, kind.page), kind.template)
  if (kindName === 'coding') {
    mkdirSync(join(place, 'solutions'))
    writeFileSync(join(place, 'cases.json'), '{\n  "visible": [],\n  "hidden": []\n}\n')
  }
  if (kindName === 'course') mkdirSync(join(place, 'lessons'))
  return { ok: true, says: `${join(place, kind.page)} is begun; this is missing:` }
}
