import type { Page } from '@playwright/test'

/**
 * Records everything that the server sends this page from now on: each WebSocket frame, also the binary ones of shared documents, and the
 * body of each response that is no part of the app. @returns what came so far
 */
export function heard(page: Page): () => string {
  const all: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => all.push(payload.toString())))
  page.on('response', async (response) => {
    if (!response.url().includes('/assets/')) all.push(await response.text().catch(() => ''))
  })
  return () => all.join('\n')
}
