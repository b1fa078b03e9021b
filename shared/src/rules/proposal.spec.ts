import { describe, expect, it } from 'vitest'
import { answerToProposal, asksForNextQuestion, minutesToGoOn, wantsToClose } from './proposal.ts'

describe('the offer to continue', () => {
  it('keeps two minutes for the end, is ten at most, and isn’t made if too little is left', () => {
    expect(minutesToGoOn(14 * 60_000 + 2_000)).toBe(10)
    expect(minutesToGoOn(9 * 60_000 + 59_000)).toBe(7)
    expect(minutesToGoOn(4 * 60_000)).toBe(2)
    expect(minutesToGoOn(4 * 60_000 - 1)).toBeNull()
    expect(minutesToGoOn(0)).toBeNull()
  })

  it.each([
    'Let’s keep going.',
    'Yes',
    'sure, why not',
    'Okay, one more.',
    "I'd like to talk about memory",
    'No, let’s keep going',
    'We could end here, but let’s do another one.',
    'Keep going, please. So which bug is still open: the timeout? Is my O(n times m) right when there is a loop over k in every cell?',
  ])('is accepted by: %s', (message) => expect(answerToProposal(message)).toBe('go_on'))

  it.each([
    'Let’s end here.',
    'end here',
    'No, thank you.',
    'I’m done, thanks',
    'That’s all from me.',
    'I could go on, but let’s stop here',
    'I don’t want to go on',
    'Rather not continue.',
    'It was nice to talk to you, thank you!',
    'No. I would rather stop here, since I have nothing to add and my train leaves in ten minutes or so.',
  ])('is declined by: %s', (message) => expect(answerToProposal(message)).toBe('end'))

  it.each([
    '',
    'Which question would that be?',
    'Yes? What do you mean?',
    'Would the bug that is open count against me if I went on with another question instead of that one?',
    'A heap would take O(n log n).',
    'The loop would end there, so it is linear.',
    `${'The loop ends where both halves meet, and we continue with the right one. '.repeat(3)}`,
  ])('stays open after: %s', (message) => expect(answerToProposal(message)).toBe('other'))
})

describe('other answers to the offer', () => {
  it.each(['Another problem, please.', 'Let’s do a second problem', 'Give me a new challenge'])(
    'are a wish for another problem: %s',
    (message) => expect(answerToProposal(message)).toBe('problem'),
  )
  it.each(['I have a question.', 'Yes, I’ve got a few questions for you', 'I have some questions about the team.'])(
    'announce questions: %s',
    (message) => expect(answerToProposal(message)).toBe('questions'),
  )
})

describe('the next question', () => {
  it.each([
    'Next question, please.',
    'next',
    'Let’s move on to the next one',
    'Can we go to the next question?',
    'I’m ready for the next problem.',
  ])('is asked for by: %s', (message) => expect(asksForNextQuestion(message)).toBe(true))

  it.each([
    'Is there a next question?',
    'I don’t want to go to the next question yet',
    'When the loop goes to the next one, the sum grows.',
    'What comes before the next question?',
    'The pointer moves to the next element.',
  ])('isn’t asked for by: %s', (message) => expect(asksForNextQuestion(message)).toBe(false))
})

describe('having nothing more to say', () => {
  it.each(['That’s it from me.', 'That is all from my side', 'I’m done', 'Let’s wrap up', 'Thanks, bye!'])(
    'is recognised in: %s',
    (message) => expect(wantsToClose(message)).toBe(true),
  )
  it.each([
    'I’m done with the first half, then I merge.',
    'The loop ends here, where it meets the end.',
    'That’s all n of them.',
  ])('isn’t recognised in: %s', (message) => expect(wantsToClose(message)).toBe(false))
})
