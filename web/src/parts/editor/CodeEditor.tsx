import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { useReadsOnly } from '../room/useRole.ts'
import './monaco.ts'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { useComputedColorScheme } from '@mantine/core'
import Editor from '@monaco-editor/react'
import type { editor } from 'monaco-editor'
import { useEffect, useState } from 'react'
import { useAccountEditor } from '../../data/accountEditor.ts'
import { SharedTextBar } from '../collab/SharedTextBar.tsx'
import { useMayEdit } from '../collab/useMayEdit.ts'
import { useSharedBinding } from '../collab/useSharedBinding.ts'
import { useSharedText } from '../collab/useSharedText.ts'
import { useCode, useRoom, useRoomAccess } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './CodeEditor.module.css'
import { CodeKeys } from './CodeKeys.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { editorLanguages, indentOf } from './editorLanguages.ts'
import { type EditorGround, editorThemeOf } from './editorThemes.ts'
import { KeysLine } from './keys/KeysLine.tsx'

const fixedOptions: editor.IStandaloneEditorConstructionOptions = {
  fontFamily: "'Commit Mono', ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontLigatures: false,
  minimap: { enabled: false },
  guides: { indentation: false },
  renderFinalNewline: 'on',
  lineNumbersMinChars: 4,
  lineDecorationsWidth: 12,
  folding: false,
  glyphMargin: false,
  overviewRulerLanes: 0,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  scrollBeyondLastLine: false,
  renderLineHighlightOnlyWhenFocus: false,
  padding: { top: 14, bottom: 24 },
  // As in a real interview, the candidate writes everything themselves.
  quickSuggestions: false,
  suggestOnTriggerCharacters: false,
  wordBasedSuggestions: 'off',
  stickyScroll: { enabled: false },
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, alwaysConsumeMouseWheel: false },
  fixedOverflowWidgets: true,
  automaticLayout: true,
  detectIndentation: false,
  insertSpaces: true,
}

const noLines: ReadonlySet<number> = new Set()

/**
 * The code editor. It never overwrites typing: the text is only replaced if another file is opened or the candidate
 * asks for that.
 */
export default function CodeEditor({
  withKeys,
  ground = 'code',
  marked = noLines,
}: {
  withKeys: boolean
  ground?: EditorGround
  /** Lines with a mark in the margin. */
  marked?: ReadonlySet<number>
}) {
  const { keeper } = useRoomAccess()
  const file = useCode(({ file }) => file)
  const text = useCode(({ text }) => text)
  const revision = useCode(({ revision }) => revision)
  const isOver = useRoom(({ state }) => state?.phase !== 'IN_PROGRESS')
  const isOthers = useReadsOnly()
  const shared = useSharedText()
  const [mounted, setMounted] = useState<editor.IStandaloneCodeEditor | null>(null)
  useSharedBinding(mounted, shared)
  const mayType = useMayEdit(shared)
  const readOnly = isOver || ground === 'locked' || (shared === 'none' ? isOthers : !mayType)
  const { fontSize, tabSize, keys } = useAccountEditor()
  const scheme = useComputedColorScheme('light')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text can be asked for again, with a new revision
  useEffect(() => {
    const model = mounted?.getModel()
    // Shared text is updated by its own connection.
    if (shared !== 'none' || !mounted || !model || model.getValue() === text) return
    // Replace it as an edit, so that it can be undone.
    mounted.pushUndoStop()
    mounted.executeEdits('greenroom', [{ range: model.getFullModelRange(), text }])
    mounted.pushUndoStop()
    // Read-only editors don't accept edits, so set the text directly.
    if (model.getValue() !== text) model.setValue(text)
  }, [mounted, text, revision, shared])

  useEffect(() => {
    const decorations = mounted?.createDecorationsCollection(
      [...marked].map((line) => ({
        range: { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 },
        options: { linesDecorationsClassName: classes.mark ?? '' },
      })),
    )
    return () => decorations?.clear()
  }, [mounted, marked])

  if (file === null) return <EditorSkeleton />
  const label = programmingLanguageLabels[file.language]
  return (
    <div className={clsx(ui.flex, ui.column, ui.grow, ui.lowers, classes.editor)} data-ground={ground}>
      {shared !== 'none' && shared !== null && <SharedTextBar shared={shared} editor={mounted} />}
      <div className={clsx(ui.grow, ui.lowers, ui.codeGround, ui.clipped, classes.monaco)}>
        <Editor
          path={`${file.question}/${file.language}`}
          defaultLanguage={editorLanguages[file.language]}
          defaultValue={text}
          theme={editorThemeOf(scheme, ground)}
          loading={<EditorSkeleton />}
          options={{
            ...fixedOptions,
            fontSize: fontSize - (withKeys ? 1 : 0),
            lineHeight: fontSize + 9,
            tabSize: tabSize ?? indentOf(file.language),
            readOnly,
            ariaLabel: `${texts.editor(label)}. ${texts.tabHintLong}`,
          }}
          onMount={(instance) => {
            instance.onDidFocusEditorText(() => keeper.setFocused(true))
            instance.onDidBlurEditorText(() => keeper.setFocused(false))
            setMounted(instance)
          }}
          onChange={(value) => keeper.edit(value ?? '')}
        />
      </div>
      {keys !== 'standard' && mounted !== null && <KeysLine key={keys} keys={keys} editor={mounted} />}
      {withKeys && !readOnly && <CodeKeys editor={mounted} />}
    </div>
  )
}
