import { Notice } from '../../ui/Notice.tsx'
import { layoutTexts } from './texts.ts'

export function NotFoundPage() {
  const { title, body, action } = layoutTexts.notFound
  return <Notice title={title} body={body} action={{ label: action, to: '/' }} />
}
