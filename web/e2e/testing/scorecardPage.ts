import type { Page } from '@playwright/test'

export const cardOf = (sessionId: string) => `/app/scorecard?session=${sessionId}`
export const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' })
export const replay = (page: Page) => page.getByRole('region', { name: 'Replay' })
export const quotes = (page: Page) => page.getByRole('button').filter({ hasText: /“.+”/, visible: true })
