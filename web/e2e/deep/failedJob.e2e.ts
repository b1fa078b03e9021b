import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { ownPorts, startOwnProduct } from '../product.setup.ts'
import { haveAdmin } from '../testing/admin.ts'
import { haveAccount } from '../testing/candidate.ts'
import { openInterview } from '../testing/heldInterview.ts'
import { bell } from '../testing/notices.ts'

/**
 * A proxy between workers and engine: passes everything on, but fails the workers' requests for logs while
 * `breaksLogs`.
 */
async function startBrokenLine(internalPort: string) {
  const line = { breaksLogs: true, url: '', stop: () => {} }
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    if (line.breaksLogs && method === 'GET') {
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{"log":"what is left of an answer"}')
      return
    }
    const passed = request({ host: '127.0.0.1', port: internalPort, path: url, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  line.stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return line
}

/** Catches a retry that is counted but does nothing, and a scorecard that only reaches its candidate on a reload. */
test('a failed scoring is reported to its candidate; an admin retries it, and the scorecard arrives by itself', async ({
  browser,
}) => {
  test.setTimeout(480_000)
  const ports = await ownPorts()
  const line = await startBrokenLine(ports.INTERNAL_PORT ?? '')
  const product = await startOwnProduct({ ...ports, INTERNAL_URL: line.url })
  try {
    const candidate = await (await browser.newContext({ baseURL: product.url })).newPage()
    const admin = await (await browser.newContext({ baseURL: product.url })).newPage()
    await haveAccount(candidate)
    const interview = await openInterview(candidate.request)
    await interview.say(interview.answers.approach)
    await interview.end()
    await candidate.goto(`/app/scorecard?session=${interview.sessionId}`)
    await expect(candidate.getByRole('heading', { level: 1, name: 'No score yet' })).toBeVisible()
    await expect(candidate.getByText('The interview itself is safe')).toBeVisible()
    await expect(candidate.getByRole('button', { name: 'Try again' })).toBeEnabled()

    await haveAdmin(admin)
    await admin.goto('/admin')
    await expect(admin.getByRole('main').getByRole('button', { name: /retry/i })).toBeVisible()
    await admin.goto('/admin/jobs')
    const job = admin
      .getByRole('table', { name: 'Failed jobs' })
      .getByRole('row')
      .filter({ hasText: interview.sessionId })
    await expect(job).toContainText('Scorecards')

    // While it's still broken, a retry fails again with the same message.
    const { seq } = await interview.state()
    await job.getByRole('button', { name: /^Retry job/ }).click()
    await expect(admin.getByText('1 job is back in the queue.')).toBeVisible()
    await interview.until(
      'the second failure',
      (now) => now.phase === 'ENDED' && now.scorecard.status === 'failed' && now.seq > seq,
    )

    line.breaksLogs = false
    await admin.reload()
    await job.getByRole('button', { name: /^Retry job/ }).dblclick()
    await expect(admin.getByText('1 job is back in the queue.')).toBeVisible()
    await expect(admin.getByText('No failed jobs')).toBeVisible()
    await expect(candidate.getByRole('heading', { level: 1, name: /hire|little/i })).toBeVisible({ timeout: 90_000 })
    await expect(bell(candidate)).toHaveAccessibleName(/new notification/, { timeout: 90_000 })
    await admin.goto('/admin?trail=all')
    const retries = admin
      .getByRole('region', { name: 'Audit trail' })
      .getByRole('listitem')
      .filter({ hasText: /retried/i })
    await expect(retries).toHaveCount(2)
  } finally {
    await product.stop()
    line.stop()
  }
})
