import { loader } from '@monaco-editor/react'
import 'monaco-editor/features/register.all'
import 'monaco-editor/languages/definitions/cpp/register'
import 'monaco-editor/languages/definitions/csharp/register'
import 'monaco-editor/languages/definitions/go/register'
import 'monaco-editor/languages/definitions/java/register'
import 'monaco-editor/languages/definitions/javascript/register'
import 'monaco-editor/languages/definitions/kotlin/register'
import 'monaco-editor/languages/definitions/perl/register'
import 'monaco-editor/languages/definitions/php/register'
import 'monaco-editor/languages/definitions/python/register'
import 'monaco-editor/languages/definitions/r/register'
import 'monaco-editor/languages/definitions/ruby/register'
import 'monaco-editor/languages/definitions/rust/register'
import 'monaco-editor/languages/definitions/scala/register'
import 'monaco-editor/languages/definitions/shell/register'
import 'monaco-editor/languages/definitions/swift/register'
import 'monaco-editor/languages/definitions/typescript/register'
import * as monaco from 'monaco-editor/editor/editor.api'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'
import { editorTheme, editorThemes } from './editorThemes.ts'

// The editor, its grammars and its worker come from this site and from nowhere else.
globalThis.MonacoEnvironment = { getWorker: () => new EditorWorker() }
monaco.editor.defineTheme(editorThemes.light, editorTheme('light'))
monaco.editor.defineTheme(editorThemes.dark, editorTheme('dark'))
loader.config({ monaco })

/** The width of a character is measured once; when the typeface arrives later it has to be measured again. */
void document.fonts.load("14px 'Commit Mono'").then(() => monaco.editor.remeasureFonts())
