import type { EditorGround } from '../editor/editorThemes.ts'
import type { HandInView } from './useHandIn.ts'

/** What the editor stands on. */
export const groundOf = ({ isLocked, isSketch }: HandInView): EditorGround =>
  isLocked ? 'locked' : isSketch ? 'sketch' : 'code'
