import { expect, type Page, test } from '@playwright/test'
import {
  type CallPages,
  callBrowser,
  callOf,
  connectionsOf,
  flows,
  openCallPages,
  restartIce,
  sentBy,
  wayOf,
} from '../testing/callPages.ts'
import { fakeSpeech, hear } from '../testing/fakeSpeech.ts'

test.use({ launchOptions: callBrowser })

const press = (page: Page, name: string) => callOf(page).getByRole('button', { name, exact: true }).click()
const picture = (page: Page, name: string) => callOf(page).locator(`video[aria-label="${name}"]`)

let pages: CallPages
test.beforeEach(async ({ browser, baseURL }) => {
  pages = await openCallPages(browser, { baseURL: baseURL ?? '' })
})
test.afterEach(async () => {
  await pages.close()
})

async function choose(page: Page, device: RegExp): Promise<void> {
  await callOf(page).getByRole('button', { name: 'Devices' }).click()
  const item = page.getByRole('menuitemradio', { name: device })
  await item.click()
  await expect(item).toHaveCount(0)
  await expect.poll(async () => (await sentBy(page)).some((label) => device.test(label))).toBe(true)
}

/** Puts both people in the call, with sound and picture. */
async function connect({ candidate, interviewer }: CallPages): Promise<void> {
  await press(candidate, 'Join with video')
  await press(interviewer, 'Join with video')
  for (const page of [candidate, interviewer]) {
    await expect(callOf(page).getByText(/You’re on a call with/)).toBeAttached()
    await flows(page, 'audio')
    await flows(page, 'video')
  }
}

test('two people hear and see each other once both have joined, and observers are left out', async () => {
  const { candidate, interviewer, observer } = pages
  await expect(callOf(observer)).toHaveCount(0)
  expect(await connectionsOf(candidate)).toBe(0)
  await press(candidate, 'Join with audio')
  await expect(callOf(candidate).getByText('Waiting for Grace to join the call.')).toBeVisible()
  await press(interviewer, 'Join with video')
  await flows(candidate, 'audio')
  await flows(candidate, 'video')
  await flows(interviewer, 'audio')
  await expect(picture(candidate, 'Grace')).toBeVisible()
  await expect(picture(interviewer, 'Ada')).toHaveCount(0)
  expect(await connectionsOf(observer)).toBe(0)

  await candidate.keyboard.press('Alt+u')
  await expect(callOf(interviewer).getByText('Ada is muted.')).toBeAttached()
  await press(candidate, 'Unmute')
  await expect(callOf(interviewer).getByText('Ada is muted.')).toHaveCount(0)
  await press(interviewer, 'Turn camera off')
  await expect(picture(candidate, 'Grace')).toHaveCount(0)
  await press(interviewer, 'Turn camera on')
  await expect(picture(candidate, 'Grace')).toBeVisible()
  await flows(candidate, 'video')

  await press(candidate, 'Share screen')
  await expect(callOf(interviewer).getByText('Ada is sharing their screen.')).toBeAttached()
  await flows(interviewer, 'video')
  await press(candidate, 'Stop sharing')
  await expect(picture(interviewer, 'Ada')).toHaveCount(0)

  await press(interviewer, 'Leave call')
  await expect(callOf(candidate).getByText('Waiting for Grace to join the call.')).toBeVisible()
})

test('continues while the session’s connection is lost, and learns of a mute when it is back', async () => {
  await connect(pages)
  const { candidate, interviewer } = pages
  await candidate.context().setOffline(true)
  await expect(candidate.getByText('Reconnecting. What you’ve typed is safe.')).toBeVisible()
  await press(candidate, 'Mute')
  await flows(interviewer, 'video')
  await candidate.context().setOffline(false)
  await expect(callOf(interviewer).getByText('Ada is muted.')).toBeAttached()
  expect([await connectionsOf(candidate), await connectionsOf(interviewer)]).toEqual([1, 1])
})

test('survives a restart by both at once, a device change, and a reload', async () => {
  await connect(pages)
  const { candidate, interviewer } = pages
  const before = await wayOf(candidate)
  await Promise.all([restartIce(candidate), restartIce(interviewer)])
  await expect.poll(() => wayOf(candidate)).not.toBe(before)
  for (const page of [candidate, interviewer]) await flows(page, 'audio')

  // Chromium doesn't send a picture from its second fake camera, even without our code, so check the picture after
  // switching back.
  await choose(candidate, /fake_device_1/)
  await choose(candidate, /fake_device_0/)
  await choose(candidate, /Fake Audio Input 2/)
  expect(await sentBy(candidate)).toEqual(['Fake Audio Input 2', 'fake_device_0'])
  await flows(interviewer, 'audio')
  await flows(interviewer, 'video')

  await interviewer.reload()
  await press(interviewer, 'Join with audio')
  for (const page of [candidate, interviewer]) await flows(page, 'audio')
  expect(await connectionsOf(candidate)).toBe(2)
})

test('continues from the lobby into the room, and ends with the interview', async () => {
  await connect(pages)
  const { candidate, interviewer, sessionId } = pages
  const give = (page: Page, type: string) =>
    page.request.post(`/api/sessions/${sessionId}/commands`, { data: { type, commandId: type } })
  expect((await give(interviewer, 'StartInterview')).ok()).toBe(true)
  await flows(candidate, 'video')
  expect((await give(candidate, 'EndInterview')).ok()).toBe(true)
  for (const page of [candidate, interviewer]) await expect(callOf(page)).toHaveCount(0)
})

test('a person is in the call with one tab, the one that joined last', async () => {
  const { candidate, interviewer, sessionId } = pages
  await press(candidate, 'Join with audio')
  await press(interviewer, 'Join with audio')
  await flows(interviewer, 'audio')
  const second = await candidate.context().newPage()
  await second.goto(`/app/aiInterview?session=${sessionId}`)
  await press(second, 'Join with audio')
  await expect(callOf(candidate).getByRole('button', { name: 'Join with audio' })).toBeVisible()
  for (const page of [second, interviewer]) await flows(page, 'audio')
})

test('a person who continues without the call isn’t asked again, and can still join', async () => {
  const { candidate } = pages
  await press(candidate, 'No thanks')
  await candidate.reload()
  await expect(callOf(candidate).getByText('No call')).toBeVisible()
  await press(candidate, 'Join')
  await expect(callOf(candidate).getByRole('button', { name: 'Join with audio' })).toBeVisible()
})

/** Catches captions made without consent, while muted, or by a server. */
test('captions exist only if the browser makes them on the device, and only for people who turned them on', async () => {
  const { candidate, interviewer } = pages
  const captions = (page: Page) => callOf(page).getByRole('list', { name: 'Captions' })
  const caption = (page: Page) => callOf(page).getByRole('button', { name: 'Caption what I say' })
  for (const [page, answer] of [
    [candidate, 'available'],
    // A browser like this would send the sound to its vendor.
    [interviewer, 'unavailable'],
  ] as const) {
    await fakeSpeech(page)
    await page.addInitScript((told) => {
      const recognition: unknown = Reflect.get(window, 'SpeechRecognition')
      const available = async ({ processLocally }: { processLocally: boolean }) => (processLocally ? told : 'available')
      if (recognition instanceof Object) Object.assign(recognition, { available })
    }, answer)
  }
  await candidate.reload()
  const frames: string[] = []
  for (const page of [candidate, interviewer])
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => frames.push(payload.toString()))
      socket.on('framereceived', ({ payload }) => frames.push(payload.toString()))
    })
  await interviewer.reload()
  await connect(pages)
  await expect(caption(candidate)).toHaveAttribute('aria-pressed', 'false')
  await expect(caption(interviewer)).toHaveCount(0)
  await caption(candidate).click()
  // Captions disappear after six seconds, which may be too short for a slow machine to check both pages.
  await expect(async () => {
    await hear(candidate, 'I would sort first', false)
    await expect(captions(candidate)).toHaveText('You I would sort first', { timeout: 2_000 })
    await expect(captions(interviewer)).toHaveText('Ada I would sort first', { timeout: 2_000 })
  }).toPass()
  await candidate.keyboard.press('Alt+u')
  await hear(candidate, 'a word with somebody else', true)
  await expect(captions(interviewer)).toHaveCount(0, { timeout: 10_000 })
  await candidate.keyboard.press('Alt+u')
  await caption(candidate).click()
  await expect(hear(candidate, 'nobody listens now', true)).rejects.toThrow('nobody listens')
  expect(frames.join(' ')).not.toContain('sort first')
})
