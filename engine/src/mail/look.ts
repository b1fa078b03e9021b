import type { Letter } from './letter.ts'

/** Greenroom's colours in both themes, in a form that mail programs understand. */
const light = { page: '#F8F7F4', surface: '#FFFFFF', line: '#E5E2DB', ink: '#21201C', quiet: '#6E695F' }
const dark = { page: '#191816', surface: '#201F1C', line: '#353229', ink: '#ECE9E2', quiet: '#969084' }
const accent = { light: '#1A5C40', dark: '#2B7656' }
const font = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text so that it can't act as markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (each) => entities[each] ?? each)

const greeting = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`)

/** A letter as plain text, with the action on a separate line. */
export function textOf({ subject, name, lines, action, footnotes, ends }: Letter): string {
  const asked = action ? [`${action.label}:\n${action.url}`] : []
  const ending = ends ? [`${ends.label}:\n${ends.url}`] : []
  return `${[subject, greeting(name), ...lines, ...asked, ...footnotes, '-- \nGreenroom', ...ending].join('\n\n')}\n`
}

/** A letter as HTML in Greenroom's look, for mail programs that only support tables and inline styles. */
export function htmlOf({ subject, name, lines, action, footnotes, ends }: Letter): string {
  const paragraph = (line: string) =>
    `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:25px;color:${light.ink}">${escaped(line)}</p>`
  const small = (line: string) =>
    `<p class="quiet" style="margin:0 0 8px;font-size:13px;line-height:19px;color:${light.quiet}">${escaped(line)}</p>`
  const ending = ends
    ? `<p class="quiet" style="margin:0 0 8px;font-size:13px;line-height:19px;color:${light.quiet}"><a class="quiet" href="${escaped(ends.url)}" style="color:${light.quiet}">${escaped(ends.label)}</a></p>`
    : ''
  const button = action
    ? `<p style="margin:24px 0"><a class="button" href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${accent.light};color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
${small('If the button doesn’t work, copy this address:')}<p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:19px;word-break:break-all;color:${light.quiet}">${escaped(action.url)}</p>`
    : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>@media (prefers-color-scheme: dark) {
.page { background: ${dark.page} !important } .card { background: ${dark.surface} !important; border-color: ${dark.line} !important }
.ink { color: ${dark.ink} !important } .quiet { color: ${dark.quiet} !important } .button { background: ${accent.dark} !important }
}</style></head>
<body class="page" style="margin:0;background:${light.page};font-family:${font}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td align="left">
<p class="ink" style="margin:0 0 16px;font-size:17px;font-weight:600;color:${light.ink}">Greenroom</p>
<div class="card" style="padding:32px 32px 16px;border:1px solid ${light.line};border-radius:8px;background:${light.surface}">
<h1 class="ink" style="margin:0 0 16px;font-size:23px;line-height:29px;font-weight:600;color:${light.ink}">${escaped(subject)}</h1>
${[greeting(name), ...lines].map(paragraph).join('\n')}
${button}
</div>
<div style="padding:16px 0">${footnotes.map(small).join('\n')}${ending}</div>
</td></tr></table></td></tr></table></body></html>
`
}
