import type { AnswerProblemCode } from '../rules/pages/answers.ts'
import type { PublicationProblemCode } from '../rules/pages/publication.ts'

/** What an editor has to do before a page can be published. */
export const publicationTexts: Readonly<Record<PublicationProblemCode, string>> = {
  NO_TITLE: 'Give the page a title.',
  NO_DESCRIPTION: 'Add a description for search results.',
  EMPTY_HEADING: 'A heading is empty.',
  HEADINGS_OUT_OF_ORDER: 'A small heading comes before the first large one.',
  ANCHOR_TWICE: 'Two headings have the same link name.',
  LINK_NOT_ALLOWED: 'One of the links isn’t allowed. Use https, mailto, or a path such as /help.',
  BUTTON_WITHOUT_LABEL: 'A button needs a label.',
  PICTURE_MISSING: 'Choose a picture.',
  PICTURE_WITHOUT_DESCRIPTION: 'A picture needs a description.',
  QUESTION_EMPTY: 'A question is empty.',
  CARD_WITHOUT_TITLE: 'A card needs a title.',
  FORM_WITHOUT_FIELDS: 'A form needs at least one field.',
  FIELD_WITHOUT_LABEL: 'A form field needs a label.',
  CHOICE_WITHOUT_OPTIONS: 'A choice field needs options.',
  FORM_WITHOUT_BUTTON: 'A form’s button needs a label.',
  FORM_WITHOUT_DESTINATION: 'Choose where the form’s answers should go.',
  NOT_ON_LANDING_PAGE: 'The home page can only use its own sections, which keeps it fast.',
  LANDING_PAGE_HIDDEN: 'The home page has to be visible to everyone.',
}

/** What is wrong with an answer in a form. */
export const answerTexts: Readonly<Record<AnswerProblemCode, string>> = {
  MISSING: 'Fill this in.',
  TOO_LONG: 'This is too long.',
  NOT_AN_EMAIL: 'This isn’t an email address. Example: ada@example.org',
  NOT_A_NUMBER: 'Enter a number.',
  OUT_OF_BOUNDS: 'This number is too small or too large.',
  NO_OPTION: 'Choose one of the options.',
}
