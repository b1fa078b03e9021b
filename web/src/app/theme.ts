/**
 * Greenroom's colours, typography and sizes. Components use the semantic variables (`--gr-*`). Mantine's own palette is
 * mapped to them, so that its buttons, fields and menus match without extra styles.
 */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, rem } from '@mantine/core'
import { tokens } from '../ui/tokens.ts'

/* 10-step scales. Index 7 is the light-mode fill, 6 the dark-mode fill. */
const pine: MantineColorsTuple = [
  '#EFF5F1',
  '#DFEBE4',
  '#BFD8CA',
  '#98C4AC',
  '#6DAE8C',
  '#45936C',
  '#2B7656',
  '#1A5C40',
  '#134932',
  '#0D3524',
]
const stone: MantineColorsTuple = [
  '#F8F7F4',
  '#F0EEE9',
  '#E5E2DB',
  '#D4D0C7',
  '#B3AEA2',
  '#8F897D',
  '#6E695F',
  '#57534A',
  '#3A3731',
  '#21201C',
]
/* Mantine's `dark` scale runs from text (0) to page (7) and darker (9). */
const dark: MantineColorsTuple = [
  '#ECE9E2',
  '#B8B2A6',
  '#969084',
  '#7A7468',
  '#474339',
  '#353229',
  '#272521',
  '#191816',
  '#131210',
  '#0D0C0B',
]
const ochre: MantineColorsTuple = [
  '#FDF8EC',
  '#FBF2DF',
  '#F3DFB4',
  '#E8C67E',
  '#D9A94C',
  '#BC8722',
  '#9F6D0B',
  '#855300',
  '#683F00',
  '#4A2D00',
]
const brick: MantineColorsTuple = [
  '#FDF5F2',
  '#FAECE7',
  '#F3CFC4',
  '#EBAA98',
  '#E08069',
  '#CC5A40',
  '#B8432B',
  '#A2341F',
  '#7F2817',
  '#5C1D11',
]
const slate: MantineColorsTuple = [
  '#F3F7FA',
  '#E8EFF5',
  '#CBDBE9',
  '#A5C1D9',
  '#7AA3C6',
  '#5283AE',
  '#3B6D99',
  '#2C5A85',
  '#224768',
  '#18334B',
]

const pick = (i: 0 | 1) => Object.fromEntries(Object.entries(tokens).map(([k, v]) => [`--gr-${k}`, v[i]]))

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--gr-r-s': '5px',
    '--gr-r': '8px',
    '--gr-r-l': '12px', // chip / control and card / the home picture
    '--gr-bar': '56px',
    '--gr-foot': '64px',
    '--gr-measure': '68ch',
    '--gr-content': '1248px', // a page with 32 px gutters, so that all pages share one left edge
    '--gr-ease': 'cubic-bezier(.2,.7,.2,1)',
    '--gr-fast': '120ms',
    '--gr-slow': '220ms',
    '--gr-focus': '0 0 0 2px var(--gr-page), 0 0 0 4px var(--gr-accent)',
  },
  light: {
    ...pick(0),
    '--mantine-color-body': tokens.page[0],
    '--mantine-color-text': tokens.ink[0],
    '--mantine-color-dimmed': tokens['ink-2'][0],
    '--mantine-color-default': tokens.surface[0],
    '--mantine-color-default-hover': tokens.hover[0],
    '--mantine-color-default-color': tokens.ink[0],
    '--mantine-color-default-border': tokens['line-strong'][0],
    '--mantine-color-placeholder': tokens['ink-3'][0],
    '--mantine-color-error': tokens.bad[0],
    '--mantine-color-anchor': tokens.accent[0],
  },
  dark: {
    ...pick(1),
    '--mantine-color-body': tokens.page[1],
    '--mantine-color-text': tokens.ink[1],
    '--mantine-color-dimmed': tokens['ink-2'][1],
    '--mantine-color-default': tokens.surface[1],
    '--mantine-color-default-hover': tokens.hover[1],
    '--mantine-color-default-color': tokens.ink[1],
    '--mantine-color-default-border': tokens['line-strong'][1],
    '--mantine-color-placeholder': tokens['ink-3'][1],
    '--mantine-color-error': tokens.bad[1],
    '--mantine-color-anchor': tokens.accent[1],
  },
})

export const theme = createTheme({
  colors: { pine, stone, gray: stone, dark, ochre, brick, slate },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: false,
  white: '#FFFFFF',
  black: '#21201C',
  fontFamily: "'Instrument Sans Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "'Commit Mono', ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSizes: { xs: rem(12.5), sm: rem(14), md: rem(16), lg: rem(19), xl: rem(23) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.4', xl: '1.3' },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(40), lineHeight: '1.1' },
      h2: { fontSize: rem(28), lineHeight: '1.2' },
      h3: { fontSize: rem(20), lineHeight: '1.3' },
      h4: { fontSize: rem(16), lineHeight: '1.4' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  radius: { xs: rem(4), sm: rem(5), md: rem(8), lg: rem(12), xl: rem(12) },
  defaultRadius: 'md',
  shadows: {
    // only for things that float: menu, modal, toast
    xs: 'none',
    sm: 'none',
    md: '0 1px 2px rgba(33,32,28,.06), 0 8px 24px rgba(33,32,28,.10)',
    lg: '0 2px 4px rgba(33,32,28,.06), 0 20px 48px rgba(33,32,28,.16)',
    xl: 'none',
  },
  breakpoints: { xs: '30em', sm: '40em', md: '62em', lg: '75em', xl: '90em' }, // 480, 640, 992, 1200, 1440
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: {
      defaultProps: { size: 'sm', variant: 'default' },
      vars: (_t: unknown, p: { size?: string; variant?: string }) => ({
        root: {
          ...(p.size === 'xs' && { '--button-height': '30px', '--button-padding-x': '12px', '--button-fz': '13.5px' }),
          ...(p.size === 'sm' && { '--button-height': '38px', '--button-padding-x': '16px', '--button-fz': '15px' }),
          ...(p.size === 'md' && { '--button-height': '46px', '--button-padding-x': '22px', '--button-fz': '16px' }),
          ...(p.variant === 'filled' && {
            '--button-bg': 'var(--gr-accent-fill)',
            '--button-hover': 'var(--gr-accent-fill-hover)',
          }),
          ...(p.variant === 'subtle' && { '--button-color': 'var(--gr-ink-2)', '--button-hover': 'var(--gr-hover)' }),
        },
      }),
      styles: { label: { fontWeight: 550, letterSpacing: '-0.003em' } },
    },
    Input: { defaultProps: { size: 'sm' } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: { label: { fontWeight: 550, fontSize: rem(15), marginBottom: rem(6) }, error: { fontSize: rem(14) } },
    },
    SegmentedControl: {
      defaultProps: { radius: 'md' },
      styles: {
        root: { background: 'var(--gr-sunken)', padding: 3 },
        indicator: { background: 'var(--gr-surface)', boxShadow: 'none', border: '1px solid var(--gr-line-strong)' },
        label: { fontWeight: 500 },
      },
    },
    Tooltip: { defaultProps: { withArrow: false, openDelay: 350, color: 'dark' } },
    Paper: { defaultProps: { shadow: 'none', withBorder: true } },
    Card: { defaultProps: { shadow: 'none', withBorder: true, padding: 'lg' } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.35, blur: 0 } } },
  },
})
