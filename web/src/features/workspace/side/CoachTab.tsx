import { ChatPane } from '../../../parts/chat/ChatPane.tsx'
import { CoachPanel } from '../../../parts/coach/CoachPanel.tsx'

/** In practice the whole of coaching: one question by a button, or a conversation in which the interviewer is, too. */
export const CoachTab = () => <CoachPanel shared={<ChatPane withCoach />} />
