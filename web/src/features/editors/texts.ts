import { locale } from '@greenroom/shared/english'
import type { EditedKind } from '@greenroom/shared/rules'
import { countryCodeSchema, programmingLanguageLabels, programmingLanguageSchema } from '@greenroom/shared/vocabulary'
import type { ContentPublication } from '@greenroom/shared/wire'

/** A count and its noun. */
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const editorTexts = {
  title: 'Edit content',
  lead: 'Articles, courses, workshops and jobs. Someone else reviews each one before it’s published.',
  loading: 'Loading content',
  failed: 'We couldn’t load the content',
  again: 'Try again',
  filter: 'Kind',
  everyKind: 'All',
  waiting: 'Waiting for review',
  kinds: { article: 'Articles', course: 'Courses', workshop: 'Workshops', job: 'Jobs' } satisfies Record<
    EditedKind,
    string
  >,
  kind: { article: 'Article', course: 'Course', workshop: 'Workshop', job: 'Job' } satisfies Record<EditedKind, string>,
  none: 'Nothing here yet',
  noneHint: 'Create an item to get started.',
  states: {
    repository: 'In the repository',
    published: 'Published here',
    withdrawn: 'Withdrawn',
    unpublished: 'Never published',
    draft: 'Draft',
    in_review: 'In review',
    approved: 'Publishing',
    changed: 'Changed in the repository',
  },
  editedBy: (name: string, when: string) => `${name}, ${when}`,
  somebody: 'Someone',
  you: 'You',

  create: {
    open: 'New item',
    title: 'New item',
    kind: 'Kind',
    name: 'Title',
    id: 'Address',
    idHint: (path: string) =>
      `Use lowercase letters, digits and hyphens. The address will be ${path}. You can’t change it later.`,
    taken: 'This address is taken. Choose another one.',
    badId: 'Use lowercase letters, digits and single hyphens.',
    noName: 'Enter a title.',
    action: 'Start draft',
    cancel: 'Cancel',
  },

  back: 'All content',
  unknown: { title: 'Item not found', body: 'It may have been discarded.', action: 'See all content' },
  tabs: { edit: 'Edit', preview: 'Preview', changes: 'Changes', history: 'History' },
  views: { label: 'Edit as', form: 'Form', text: 'Text' },
  onlyText: 'The form can’t show everything on this page, so edit the page as text.',
  page: 'Page',
  files: 'Course pages',
  lessons: {
    title: 'Lessons',
    add: 'Add a lesson',
    name: 'Lesson title',
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    remove: (title: string) => `Remove ${title}`,
    course: 'Course overview',
    taken: 'Another lesson has this address.',
  },

  saved: {
    new: 'No draft yet. Start typing to create one. It saves automatically.',
    saved: (time: string) => `Saved ${time}`,
    unsaved: 'Not saved yet',
    saving: 'Saving…',
    offline: 'You’re offline. Your text is safe in this browser. We’ll save it once you’re back online.',
    conflict: 'Not saved. This draft was changed elsewhere.',
    refused: 'Not saved.',
  },
  changedBy: (name: string) => `${name} changed this draft. You’re seeing the latest version.`,
  conflict: {
    title: 'This draft was changed elsewhere',
    body: (name: string) =>
      `${name} saved a different version. Yours is safe in this browser. Which one do you want to keep?`,
    gone: 'The draft was published or discarded. Your version is safe in this browser.',
    mine: 'Keep my version',
    theirs: 'Use other version',
    drop: 'Discard my version',
    compare: 'The other version and yours',
    added: 'Your version',
    removed: 'Other version',
  },

  problems: {
    title: (count: number) => `Please fix ${counted(count, 'problem', 'problems')}`,
    none: 'No problems found.',
    at: (file: string, line: number | null) => (line === null ? file : `${file}, line ${line}`),
    line: (line: number) => `Line ${line}: `,
    programs: (count: number, id: string) =>
      `${counted(count, 'program wasn’t', 'programs weren’t')} run here. To check everything, copy the files into shared/content and run “npm run content -- check ${id}”.`,
  },

  review: {
    title: 'Review',
    ask: 'Request review',
    takeBack: 'Withdraw request',
    asked: (name: string, when: string) => `${name} requested a review on ${when}.`,
    waits: 'This draft needs approval from an editor who didn’t write any of it.',
    own: 'You wrote part of this draft, so someone else has to approve it.',
    alone:
      'You’re the only editor here, so you can approve your own text. Your approval is recorded in the audit trail.',
    edits: 'Editing the text ends the review.',
    comment: 'Comment',
    commentHint: 'The authors will see your comment here.',
    send: 'Add comment',
    approve: 'Approve and publish',
    sendBack: 'Send back',
    needsReason: 'Say what needs to change.',
    comments: 'Comments',
    noComments: 'No comments yet.',
    sentBack: 'sent it back',
    discard: 'Discard draft',
    discardTitle: 'Discard this draft?',
    discardBody: 'You’ll lose its text and comments, but not the published versions.',
    keep: 'Keep draft',
  },

  changes: {
    fromPublished: 'The draft, compared with the published text',
    fromRepository: 'The draft, compared with the repository’s text',
    new: 'Nothing has been published yet, so everything is new.',
    same: 'The draft has no changes.',
    noDraft: 'No draft yet. Make a change to start one.',
    compare: (file: string) => `Changes in ${file}`,
    sameFile: 'No changes.',
    added: 'Draft',
    removed: 'Before',
  },

  history: {
    none: 'Never published here.',
    how: {
      published: (revision: number) => `Version ${revision}: published`,
      restored: (revision: number, from: number | null) => `Version ${revision}: restored from version ${from}`,
      withdrawn: (revision: number) => `Version ${revision}: withdrawn`,
    },
    by: (names: string, by: string, when: string) =>
      names === '' ? `By ${by}, ${when}.` : `Written by ${names}. Approved by ${by}, ${when}.`,
    ownReview: 'Approved by its author, the only editor here.',
    current: 'Live now',
    show: 'Compare with current version',
    hide: 'Hide',
    restore: 'Publish again',
    restoreTitle: (revision: number) => `Publish version ${revision} again?`,
    restoreBody: 'Readers will see it right away. The current version stays in the history.',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw this version?',
    toRepository: 'Readers will see the repository’s version again. You can publish this one again later.',
    toNothing: 'Readers won’t see it any more. You can publish it again later.',
    cancel: 'Cancel',
    compare: 'This version and the current one',
    same: 'The two versions are the same.',
    thisVersion: 'This version',
    today: 'Current version',
  },

  preview: {
    hint: 'This is what readers will see.',
    beside: (label: string) => `${label}, as readers will see it`,
    none: 'Fix the problems in the form to see a preview.',
    quiz: 'Quick check',
    agenda: 'Agenda',
    noPicture: 'No picture yet.',
  },

  fields: {
    title: 'Title',
    contentTier: 'Readers',
    releaseStage: 'Release',
    domain: 'Field of study',
    author: 'Author',
    published: 'Date',
    summary: 'Summary',
    concepts: 'Topics',
    challenges: 'Challenges to practise',
    'picture.alt': 'Picture description',
    'picture.svg': 'Picture',
    body: 'Text',
    levels: 'Levels',
    needs: 'Courses to take first',
    lessons: 'Lessons in order',
    outcomes: 'What you can do afterwards',
    host: 'Host',
    firstDate: 'First date',
    time: 'Time',
    timeZone: 'Time zone',
    everyWeeks: 'Weeks between dates',
    minutes: 'Minutes',
    seats: 'Seats',
    place: 'Place',
    about: 'Description',
    agenda: 'Agenda',
    preparation: 'Before you come',
    employer: 'Employer',
    isSample: 'Made-up sample',
    country: 'Country',
    city: 'City',
    workplace: 'Workplace',
    roleType: 'Role',
    level: 'Level',
    minimumExperienceYears: 'Minimum years of experience',
    languages: 'Languages',
    salary: 'Yearly pay',
    posted: 'Posted',
    applyUrl: 'Link to apply',
    'rehearse.companyType': 'Rehearse for',
    'rehearse.concepts': 'Topics to rehearse',
    tasks: 'What you will do',
    requirements: 'What you bring',
    process: 'How they interview',
    practice: 'Practice',
    quiz: 'Quiz',
  } as Readonly<Record<string, string>>,
  hints: {
    challenges: 'Coding challenge ids.',
    everyWeeks: 'Enter 0 if the workshop happens only once.',
    place: 'An address, or a link to join. Only people with a seat can see it.',
    agenda:
      'One part per line, such as “15 minutes: questions”. The minutes must add up to the length of the workshop.',
    preparation: 'One per line.',
    outcomes: 'One per line, at least three.',
    tasks: 'One per line, at least three.',
    requirements: 'One per line, at least three.',
    process: 'One per line.',
    salary: 'For example, “48,000 to 60,000 GBP”.',
    applyUrl: 'Starts with https://. Leave empty for a sample.',
    practice: 'Written as kind/id, such as coding/backstage-doors.',
    body: 'Markdown.',
    about: 'Markdown.',
    minutes: 'A whole number.',
  } as Readonly<Record<string, string>>,
  yes: 'Yes',
  no: 'No',
  choosePicture: 'Choose an SVG file',
  badPicture: 'This isn’t an SVG file. Choose another one.',
  quiz: {
    question: (number: number) => `Question ${number}`,
    option: (number: number) => `Option ${number}`,
    right: 'Correct',
    why: 'Why',
    addOption: 'Add an option',
    addQuestion: 'Add a question',
    removeOption: (number: number, question: number) => `Remove option ${number} of question ${question}`,
    removeQuestion: (number: number) => `Remove question ${number}`,
  },
}

export const howOf = ({ how, revision, from }: ContentPublication): string =>
  how === 'restored' ? editorTexts.history.how.restored(revision, from) : editorTexts.history.how[how](revision)

const choices: Readonly<Record<string, string>> = {
  standard: 'Everyone',
  premium: 'Premium',
  coming_soon: 'Coming soon',
  beta: 'Beta: testers only',
  prod: 'Released',
  tech_interview_prep: 'Tech interviews',
  pharmacy_pre_reg: 'Pharmacy',
  JUNIOR: 'Junior',
  SENIOR: 'Senior',
  OTHER: 'Another country',
  UNKNOWN: 'Unknown',
}
const regions = new Intl.DisplayNames(locale, { type: 'region' })

/** A schema value in words. */
export function choiceLabel(value: string): string {
  const known = choices[value]
  if (known !== undefined) return known
  if (countryCodeSchema.safeParse(value).success) return regions.of(value) ?? value
  const language = programmingLanguageSchema.safeParse(value)
  return language.success ? programmingLanguageLabels[language.data] : value.replaceAll('_', ' ')
}
