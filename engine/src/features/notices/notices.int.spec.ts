import { noticeStories } from './testing/noticeStories.ts'

noticeStories()
