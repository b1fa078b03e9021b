import type { editor } from 'monaco-editor'
import { tokens } from '../../ui/tokens.ts'

/** Editor backgrounds: white for code that counts, the page's colour for a sketch, and a darker one while waiting. */
export const editorGrounds = { code: 'code-bg', sketch: 'page', locked: 'sunken' } as const
export type EditorGround = keyof typeof editorGrounds

export const editorThemeOf = (scheme: 'light' | 'dark', ground: EditorGround = 'code'): string =>
  `greenroom-${scheme}-${ground}`

/** The editor's theme in the page's colours. */
export function editorTheme(scheme: 'light' | 'dark', ground: EditorGround = 'code'): editor.IStandaloneThemeData {
  const side = scheme === 'light' ? 0 : 1
  const colour = (name: keyof typeof tokens) => tokens[name][side]
  const ink = (name: keyof typeof tokens) => colour(name).slice(1)
  return {
    base: scheme === 'light' ? 'vs' : 'vs-dark',
    inherit: true,
    rules: [
      { token: '', foreground: ink('code-ink') },
      { token: 'keyword', foreground: ink('code-key') },
      { token: 'tag', foreground: ink('code-key') },
      { token: 'string', foreground: ink('code-str') },
      { token: 'string.escape', foreground: ink('code-str') },
      { token: 'regexp', foreground: ink('code-str') },
      { token: 'number', foreground: ink('code-num') },
      { token: 'constant', foreground: ink('code-num') },
      { token: 'comment', foreground: ink('code-com') },
      { token: 'type', foreground: ink('code-fn') },
      { token: 'annotation', foreground: ink('code-fn') },
      { token: 'delimiter', foreground: ink('code-ink') },
      { token: 'operator', foreground: ink('code-ink') },
    ],
    colors: {
      'editor.background': colour(editorGrounds[ground]),
      'editor.foreground': colour('code-ink'),
      'editor.lineHighlightBackground': colour(ground === 'code' ? 'code-line' : 'hover'),
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': colour('select'),
      'editor.inactiveSelectionBackground': colour('select'),
      'editorLineNumber.foreground': colour('code-gutter'),
      'editorLineNumber.dimmedForeground': colour('code-gutter'),
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((depth) => [`editorBracketHighlight.foreground${depth}`, colour('code-ink')]),
      ),
      'editorBracketHighlight.unexpectedBracket.foreground': colour('bad'),
      'editorLineNumber.activeForeground': colour('ink'),
      'editorCursor.foreground': colour('ink'),
      'editorIndentGuide.background1': colour('line'),
      'editorIndentGuide.activeBackground1': colour('line-strong'),
      'editorWidget.background': colour('raised'),
      'editorWidget.border': colour('line-strong'),
      'editorBracketMatch.background': colour('select'),
      'editorBracketMatch.border': '#00000000',
      'input.background': colour('surface'),
      'input.border': colour('line-control'),
      focusBorder: colour('accent'),
      'scrollbarSlider.background': colour('line-strong'),
      'scrollbarSlider.hoverBackground': colour('line-control'),
      'scrollbarSlider.activeBackground': colour('line-control'),
      'scrollbar.shadow': '#00000000',
    },
  }
}
