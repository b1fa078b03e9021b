import { describe, expect, it } from 'vitest'
import { said } from '../../session/testing/sampleState.ts'
import { createReader } from './reader.ts'

const message = (id: string, text: string) => {
  const { type: _type, ...rest } = said(id, 'interviewer', text)
  return rest
}
const draft = (pieces: (string | undefined)[], attempt = 1) => [{ messageId: 'reply-2', attempt, pieces }]

function listening() {
  const spoken: string[] = []
  const reader = createReader({ say: (sentences) => spoken.push(...sentences), hush: () => spoken.push('(quiet)') })
  reader.follow({ messages: [message('reply-1', 'Before.')], drafts: [], awaited: null })
  return { spoken, reader }
}
const earlier = message('reply-1', 'Before.')

describe('the interviewer speaks', () => {
  it('as sentences arrive, each once, and the rest when the reply is complete', () => {
    const { spoken, reader } = listening()
    reader.follow({ messages: [earlier], drafts: draft(['Good. Now', ' tell']), awaited: 'reply-2' })
    reader.follow({ messages: [earlier], drafts: draft(['Good. Now', ' tell', ' me. Why']), awaited: 'reply-2' })
    const whole = message('reply-2', 'Good. Now tell me. Why a heap?')
    reader.follow({ messages: [earlier, whole], drafts: [], awaited: null })
    expect(spoken).toEqual(['Good.', 'Now tell me.', 'Why a heap?'])
  })

  it('and pauses if a piece was lost', () => {
    const { spoken, reader } = listening()
    reader.follow({ messages: [earlier], drafts: draft(['One. ', undefined, 'three. Four.']), awaited: 'reply-2' })
    expect(spoken).toEqual(['One.'])
    reader.follow({ messages: [earlier, message('reply-2', 'One. Two three. Four.')], drafts: [], awaited: null })
    expect(spoken).toEqual(['One.', 'Two three.', 'Four.'])
  })

  it('and starts over if the reply does, or is replaced', () => {
    const { spoken, reader } = listening()
    reader.follow({ messages: [earlier], drafts: draft(['One. ']), awaited: 'reply-2' })
    reader.follow({ messages: [earlier], drafts: draft(['Uno. '], 2), awaited: 'reply-2' })
    reader.follow({ messages: [earlier, message('reply-2', 'Something else.')], drafts: [], awaited: null })
    expect(spoken).toEqual(['One.', '(quiet)', 'Uno.', '(quiet)', 'Something else.'])
  })
})
