import { pagePathOf, pageSlugSchema } from '@greenroom/shared/rules'
import { editedPageSchema, pageEditorPaths } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { post, sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { slugOf } from './slug.ts'
import { builderTexts } from './texts.ts'

const texts = builderTexts.create

/** Creates a page, and opens it. */
export function NewPage() {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [typedSlug, setSlug] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const slug = typedSlug ?? slugOf(title)
  const isSlugRight = pageSlugSchema.safeParse(slug).success
  const { submit, pending, error } = useSubmit(async () => {
    setTried(true)
    if (title.trim() === '' || !isSlugRight) return
    const made = await post(pageEditorPaths.pages, { title, slug }, editedPageSchema)
    await navigate(`/creator/pages/${encodeURIComponent(made.pageId)}`)
  })
  return (
    <form
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h3 className={ui.under12}>{texts.title}</h3>
      <TextInput
        label={texts.name}
        maxLength={120}
        value={title}
        error={isTried && title.trim() === '' ? texts.nameMissing : null}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <TextInput
        mt={12}
        label={texts.slug}
        description={texts.slugHint(pagePathOf(slug))}
        maxLength={60}
        value={slug}
        error={isTried && title.trim() !== '' && !isSlugRight ? texts.slugWrong : null}
        onChange={({ currentTarget }) => setSlug(currentTarget.value)}
      />
      <Problem mt={8}>{error === null ? null : sentenceOf(error)}</Problem>
      <Button type="submit" variant="filled" mt={12} loading={pending}>
        {texts.action}
      </Button>
    </form>
  )
}
