import type { ContentDomain } from '../../vocabulary/content.ts'

/** The forms of questions in a paper, as the content calls them. */
export const paperForms = ['numeric', 'single_best_answer', 'extended_matching'] as const
export type PaperForm = (typeof paperForms)[number]

/** A part of a paper: how many questions of each form, how long it lasts, and whether a calculator is allowed. */
export type PaperPartFormat = {
  title: string
  minutes: number
  calculator: boolean
  sections: readonly { form: PaperForm; questions: number }[]
}

/** The format of a real examination, and the public source that we took it from. */
export type PaperFormat = {
  title: string
  parts: readonly PaperPartFormat[]
  source: { title: string; url: string; readOn: string }
}

/**
 * The real examinations by domain; a domain without one has no papers. Pharmacy has Great Britain's registration
 * assessment: two parts, both to be passed at one sitting. There is no pass mark here, because each sitting sets its
 * own.
 */
export const paperFormats: Partial<Record<ContentDomain, PaperFormat>> = {
  pharmacy_pre_reg: {
    title: 'Registration assessment',
    parts: [
      {
        title: 'Part 1, calculations',
        minutes: 120,
        calculator: true,
        sections: [{ form: 'numeric', questions: 40 }],
      },
      {
        title: 'Part 2, selected answers',
        minutes: 150,
        calculator: false,
        sections: [
          { form: 'single_best_answer', questions: 90 },
          { form: 'extended_matching', questions: 30 },
        ],
      },
    ],
    source: {
      title: 'General Pharmaceutical Council, the registration assessment',
      url: 'https://www.pharmacyregulation.org/the-registration-assessment',
      readOn: '2026-11-27',
    },
  },
}

export const questionCountOf = ({ sections }: Pick<PaperPartFormat, 'sections'>): number =>
  sections.reduce((sum, { questions }) => sum + questions, 0)
