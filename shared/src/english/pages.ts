import type { AnswerProblemCode } from '../rules/pages/answers.ts'
import type { PublicationProblemCode } from '../rules/pages/publication.ts'

/** What an editor has to do before a page can be published. */
export const publicationTexts: Readonly<Record<PublicationProblemCode, string>> = {
  NO_TITLE: 'Give the page a title.',
  NO_DESCRIPTION: 'Describe the page for search results.',
  EMPTY_HEADING: 'A heading is empty.',
  HEADINGS_OUT_OF_ORDER: 'A small heading comes before any large one.',
  ANCHOR_TWICE: 'Two headings have the same name for links.',
  LINK_NOT_ALLOWED: 'A link isn’t allowed. Use https, mailto, or a path such as /help.',
  BUTTON_WITHOUT_LABEL: 'A button has no label.',
  PICTURE_MISSING: 'Choose a picture.',
  PICTURE_WITHOUT_DESCRIPTION: 'A picture has no description.',
  QUESTION_EMPTY: 'A question is empty.',
  CARD_WITHOUT_TITLE: 'A card has no title.',
  FORM_WITHOUT_FIELDS: 'A form has no fields.',
  FIELD_WITHOUT_LABEL: 'A field of a form has no label.',
  CHOICE_WITHOUT_OPTIONS: 'A choice has no options.',
  FORM_WITHOUT_BUTTON: 'The button of a form has no label.',
  FORM_WITHOUT_DESTINATION: 'Choose where a form sends its answers.',
}

/** What is wrong with an answer in a form. */
export const answerTexts: Readonly<Record<AnswerProblemCode, string>> = {
  MISSING: 'Please fill this in.',
  TOO_LONG: 'This is too long.',
  NOT_AN_EMAIL: 'This isn’t an email address. Example: ada@example.org',
  NOT_A_NUMBER: 'Please enter a number.',
  OUT_OF_BOUNDS: 'This number is too small or too large.',
  NO_OPTION: 'Choose one of the options.',
}
