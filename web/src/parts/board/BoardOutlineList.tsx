import { type BoardElement, namesOf, outlineOf } from '@greenroom/shared/session'
import { boardTexts as texts } from './texts.ts'

/** The board as a list: its shapes and the connections between them. */
export function BoardOutlineList({ elements, id }: { elements: readonly BoardElement[]; id?: string }) {
  const outline = outlineOf(elements)
  const names = namesOf(outline)
  const nameOf = (end: string | null) => (end === null ? texts.nothing : (names.get(end) ?? texts.nothing))
  if (elements.length === 0) return <p {...(id === undefined ? {} : { id })}>{texts.empty}</p>
  return (
    <div {...(id === undefined ? {} : { id })}>
      <Part
        title={texts.shapes}
        lines={outline.shapes.map((shape) => ({
          id: shape.id,
          words: shape.kind === 'rectangle' ? nameOf(shape.id) : `${nameOf(shape.id)} (${texts.kinds[shape.kind]})`,
        }))}
      />
      <Part
        title={texts.links}
        lines={outline.links.map(({ id: linkId, kind, from, to, both, label }) => ({
          id: linkId,
          words: (both ? texts.bothWays : kind === 'line' ? texts.line : texts.link)(nameOf(from), nameOf(to), label),
        }))}
      />
      <Part title={texts.texts} lines={outline.texts.map((each) => ({ id: each.id, words: each.text }))} />
      {outline.strokes > 0 && <p>{texts.strokes(outline.strokes)}</p>}
    </div>
  )
}

function Part({ title, lines }: { title: string; lines: { id: string; words: string }[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul>
        {lines.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </>
  )
}
