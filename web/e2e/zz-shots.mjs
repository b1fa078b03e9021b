import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:21200'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: base })
const page = await context.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('pageerror:', e.message.slice(0, 500)))
const password = 'a long and unusual passphrase'
const email = 'admin@example.org'
await context.request.post('/users', { data: { userName: 'Ada Lindqvist', email, password } })
await context.request.post('/api/auth/sign-in/email', { data: { email, password } })
let me = await (await context.request.get('/api/me')).json()
if (me.subscriptionTier !== 'ADMIN') {
  await page.goto('/dev/mail'); await page.waitForTimeout(1500); await page.goto('/dev/mail')
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click()
  await page.locator('a.button').click(); await page.waitForTimeout(2500)
  me = await (await context.request.get('/api/me')).json()
}
console.log(me.subscriptionTier)
for (const [name, path] of [['about', '/aboutUs'], ['help', '/help'], ['careers', '/careers'], ['creator', '/creator'], ['forms', '/creator/forms']]) {
  await page.goto(path); await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/b-${name}.png` })
}
const slug = 'interview-weekend'
let made = await context.request.post('/api/creator/pages', { data: { title: 'Interview weekend in Dublin', slug } })
let pageId
if (made.ok()) pageId = (await made.json()).pageId
else { const list = await (await context.request.get('/api/creator/pages')).json(); pageId = list.pages.find((p) => p.path === '/p/' + slug).pageId }
const dest = await context.request.post('/api/admin/form-destinations', { data: { kind: 'mail', address: 'events@greenroom.example' } })
const current = await (await context.request.get('/api/creator/pages/' + pageId)).json()
const f = { isRequired: true, options: '', min: null, max: null }
const content = { format: 1, settings: { title: 'A weekend of mock interviews', tabTitle: '', description: 'Two days.', lead: 'Two days, four rounds, people who have sat on the other side. Saturday 12 and Sunday 13 December, in Dublin.', visibility: 'everyone', hasContents: false },
 blocks: [
  { type: 'Cards', props: { id: 'c1', items: [{ title: 'Four rounds', body: 'Coding, coding, design, and one about you.', link: '', linkLabel: '' }, { title: 'Small groups', body: 'Three people, one interviewer.', link: '', linkLabel: '' }, { title: 'A scorecard each', body: 'With the moments that made the score.', link: '/help', linkLabel: 'How' }] } },
  { type: 'Form', props: { id: 'f1', title: 'Save me a place', fields: [{ ...f, label: 'Name', kind: 'short' }, { ...f, label: 'Email', kind: 'email' }, { ...f, label: 'Level', kind: 'choice', options: 'Junior\nSenior', isRequired: false }, { ...f, label: 'Rounds', kind: 'number', min: 1, max: 4, isRequired: false }], consent: 'You may write to me about this weekend.', button: 'Save me a place', thanks: '', destinationId: current.destinations[0]?.destinationId ?? '' } },
  { type: 'Heading', props: { id: 'h1', text: 'Questions', level: '2', anchor: 'questions' } },
  { type: 'Questions', props: { id: 'q1', items: [{ question: 'Do I need to prepare?', answer: 'No. Bring a laptop.' }, { question: 'What does it cost?', answer: 'Nothing.' }] } },
  { type: 'Columns', props: { id: 'col', count: '2', first: [{ type: 'Quote', props: { id: 'qu', text: 'The best weekend I ever had.', who: 'Somebody' } }], second: [{ type: 'Latest', props: { id: 'la', of: 'articles', count: 3 } }], third: [] } },
  { type: 'Picture', props: { id: 'pic', source: current.pictures[0]?.source ?? '', alt: 'A drawing', caption: 'A caption' } },
 ] }
const saved = await context.request.put('/api/creator/pages/' + pageId + '/draft', { data: { revision: current.revision, content } })
console.log('save', saved.status())
const pub = await context.request.post('/api/creator/pages/' + pageId + '/publication', { data: { revision: current.revision + 1 } })
console.log('publish', pub.status(), pub.ok() ? '' : await pub.text())
await page.goto('/p/' + slug); await page.waitForTimeout(1000); await page.screenshot({ path: '/tmp/b-page.png', fullPage: true })
await page.goto('/creator/pages/' + pageId); await page.waitForTimeout(3000); await page.screenshot({ path: '/tmp/b-editor.png' })
try {
  await page.getByRole('navigation').getByRole('button', { name: 'Save me a place' }).click(); await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/b-editor-form.png' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click(); await page.waitForTimeout(600)
  await page.screenshot({ path: '/tmp/b-publish.png' })
} catch (e) { console.log(String(e).slice(0, 400)) }
await page.emulateMedia({ colorScheme: 'dark' })
await page.goto('/creator/pages/' + pageId); await page.waitForTimeout(2500); await page.screenshot({ path: '/tmp/b-editor-dark.png' })
await page.setViewportSize({ width: 390, height: 800 })
await page.goto('/p/' + slug); await page.waitForTimeout(800); await page.screenshot({ path: '/tmp/b-page-390.png', fullPage: true })
await page.goto('/creator/pages/' + pageId); await page.waitForTimeout(2000); await page.screenshot({ path: '/tmp/b-editor-390.png', fullPage: true })
await browser.close()
