import type { EditorGround } from '../editor/editorThemes.ts'
import type { HandInView } from './useHandIn.ts'

/** The editor's background. */
export const groundOf = ({ isLocked, isSketch }: HandInView): EditorGround =>
  isLocked ? 'locked' : isSketch ? 'sketch' : 'code'
