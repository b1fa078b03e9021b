import { colour } from './palette.ts'

const [page, surface, line, ink, accent, soft, accentLine] = (
  ['page', 'surface', 'line-strong', 'ink', 'accent', 'accent-soft', 'accent-line'] as const
).map(colour) as [string, string, string, string, string, string, string]

const bar = (x: number, y: number, width: number, fill = line, height = 14): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`
const card = (x: number, y: number, width: number, height: number, inside = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="${surface}" stroke="${line}" stroke-width="4"/>${inside}`
const dot = (x: number, y: number, radius: number, fill: string, stroke = 'none'): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="6"/>`
const path = (d: string, stroke = ink, width = 8): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const check = (x: number, y: number): string =>
  dot(x, y, 22, accent) + path(`M${x - 9} ${y + 1}l7 7l12 -14`, surface, 6)

const person = (x: number, y: number, fill: string): string =>
  `${dot(x, y, 44, fill)}<path d="M${x - 82} ${y + 150}c0 -112 164 -112 164 0z" fill="${fill}"/>`

/** The logo's door, `size` wide; `openTo` is how far it is open, from 0 to 1. */
const door = (x: number, y: number, size: number, openTo: number): string => {
  const [width, height] = [size, size * 1.3]
  const edge = x + width * (1 - 0.6 * openTo)
  const slant = height * 0.1 * openTo
  return (
    path(
      `M${x - size * 0.2} ${y + height}H${x + width * 1.2}M${x} ${y + height}V${y + 24}q0 -24 24 -24H${x + width - 24}q24 0 24 24V${y + height}`,
      ink,
      12,
    ) +
    `<path d="M${x + 22} ${y + height}V${y + 26}L${edge - 22} ${y + 26 + slant}V${y + height}z" fill="${accent}"/>` +
    dot(edge - 46, y + height * 0.56, 9, page)
  )
}

const lessons = [true, true, false, false]
const phases = [
  { at: 30, width: 190, done: true },
  { at: 120, width: 280, done: true },
  { at: 210, width: 340, done: true },
  { at: 300, width: 240, done: false },
  { at: 390, width: 150, done: false },
]

/**
 * The drawing beside each public page's text, in a square of 420 by 420. The landing page shows the steps of a round
 * instead.
 */
export const drawings: Readonly<Record<string, string>> = {
  '/learn':
    path('M210 70L100 190M210 70L320 190M100 190L50 320M100 190L170 320M320 190L250 320M320 190L370 320', line) +
    dot(210, 70, 44, accent) +
    dot(100, 190, 34, accent) +
    dot(320, 190, 34, soft, accentLine) +
    dot(50, 320, 26, accent) +
    [170, 250, 370].map((x) => dot(x, 320, 26, surface, line)).join(''),
  '/app/learning/courses': lessons
    .map((done, index) => {
      const y = 20 + index * 100
      return (
        card(0, y, 420, 80) +
        (done ? check(48, y + 40) : dot(48, y + 40, 19, surface, line)) +
        bar(96, y + 22, 230 - index * 20, ink) +
        bar(96, y + 48, 280 - index * 30)
      )
    })
    .join(''),
  '/phases':
    path('M30 37V397', line, 6) +
    phases
      .map(
        ({ at, width, done }) =>
          dot(30, at + 7, 16, done ? accent : surface, done ? accent : line) +
          bar(72, at - 5, width, done ? accent : line, 24),
      )
      .join(''),
  '/aboutUs': door(100, 20, 240, 0.7),
  '/careers': card(
    0,
    50,
    420,
    310,
    [36, 66, 96].map((x) => dot(x, 86, 8, line)).join('') +
      path('M80 170L40 212L80 254M340 170L380 212L340 254', accent, 14) +
      bar(130, 160, 150, ink) +
      bar(160, 192, 110) +
      bar(160, 224, 130) +
      bar(130, 256, 80, ink) +
      `<rect x="222" y="248" width="10" height="30" fill="${accent}"/>`,
  ),
  '/contact':
    `<path d="M20 60q0 -24 24 -24H286q24 0 24 24V170q0 24 -24 24H110L56 240V194H44q-24 0 -24 -24z" fill="${surface}" stroke="${line}" stroke-width="4"/>` +
    bar(64, 86, 200, ink) +
    bar(64, 120, 140) +
    `<path d="M110 250q0 -24 24 -24H376q24 0 24 24V346q0 24 -24 24H364V414L314 370H134q-24 0 -24 -24z" fill="${accent}"/>` +
    bar(154, 272, 180, page) +
    bar(154, 306, 110, accentLine),
  '/becomeCoach':
    person(110, 220, accentLine) +
    person(310, 220, accent) +
    `<path d="M130 40q0 -20 20 -20H330q20 0 20 20V96q0 20 -20 20H310V152L266 116H150q-20 0 -20 -20z" fill="${surface}" stroke="${line}" stroke-width="4"/>` +
    bar(160, 46, 150, ink) +
    bar(160, 76, 90),
  '/termsAndConditions': card(
    50,
    10,
    320,
    400,
    bar(90, 56, 170, ink, 18) +
      [110, 142, 174, 236, 268].map((y, index) => bar(90, y, index % 3 === 2 ? 150 : 240)).join('') +
      path('M230 350c20 -44 34 -44 34 -10s24 20 40 -14s22 0 30 8', accent),
  ),
  '/privacyPolicy':
    path('M130 190V130a80 80 0 0 1 160 0V190', ink, 20) +
    `<rect x="80" y="186" width="260" height="206" rx="28" fill="${accent}"/>` +
    dot(210, 272, 26, page) +
    path('M210 290V332', page, 16),
  '/signup': card(
    20,
    20,
    380,
    380,
    bar(60, 62, 150, ink, 18) +
      [116, 206]
        .map(
          (y) =>
            `<rect x="60" y="${y}" width="300" height="62" rx="12" fill="${page}" stroke="${line}" stroke-width="4"/>`,
        )
        .join('') +
      bar(84, 140, 170) +
      [92, 120, 148, 176, 204].map((x) => dot(x, 237, 8, ink)).join('') +
      `<rect x="60" y="302" width="300" height="62" rx="12" fill="${accent}"/>` +
      bar(150, 326, 120, surface),
  ),
  '/signin':
    door(20, 30, 220, 0.35) +
    dot(330, 120, 46, page, accent) +
    path('M330 166V330M330 292H374M330 330H362', accent, 18),
}

/** The steps of a round, as wide as the landing page's picture. The fourth step is the current one. */
export const stepsOfARound = (width: number): string => {
  const shares = [1, 1, 2, 5, 2, 2, 1]
  const gap = 8
  const unit = (width - gap * (shares.length - 1)) / shares.reduce((sum, share) => sum + share, 0)
  let x = 0
  return shares
    .map((share, index) => {
      const step = `<rect x="${x}" y="0" width="${share * unit}" height="14" rx="3" fill="${index < 4 ? accent : line}"/>`
      x += share * unit + gap
      return step
    })
    .join('')
}
