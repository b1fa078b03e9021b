import type { Page } from '@playwright/test'

/**
 * Records everything the server sends this page from now on: every WebSocket frame, including binary ones for shared
 * documents, and the body of every response except the app's own files. @returns everything received so far
 */
export function heard(page: Page): () => string {
  const all: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => all.push(payload.toString())))
  page.on('response', async (response) => {
    if (!response.url().includes('/assets/')) all.push(await response.text().catch(() => ''))
  })
  return () => all.join('\n')
}
