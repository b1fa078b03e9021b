import { ChatPane } from '../../chat/ChatPane.tsx'
import { CoachPanel } from '../../tools/coach/CoachPanel.tsx'

/** In practice the whole of coaching: one question by a button, or a conversation in which the interviewer is, too. */
export const CoachTab = () => <CoachPanel shared={<ChatPane withCoach />} />
