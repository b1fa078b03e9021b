import { pageSlugSchema } from '@greenroom/shared/rules'
import { type EditedPage, editedPageSchema, pageEditorPaths, urlOf } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { put, sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Editor.module.css'
import { builderTexts } from './texts.ts'

const texts = builderTexts.create

/** The page's address. It can change until the page is published. */
export function AddressField({ page: { pageId, path, hasFixedAddress } }: { page: EditedPage }) {
  const [slug, setSlug] = useState(path.slice(path.lastIndexOf('/') + 1))
  const [saved, setSaved] = useState(slug)
  const isRight = pageSlugSchema.safeParse(slug).success
  const { submit, pending, error } = useSubmit(async () => {
    if (!isRight) return
    await put(urlOf(pageEditorPaths.address, { pageId }), { slug }, editedPageSchema)
    setSaved(slug)
  })
  if (hasFixedAddress) return <TextInput className={classes.address ?? ''} label={texts.slug} value={path} readOnly />
  return (
    <form
      className={classes.address}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        label={texts.slug}
        value={slug}
        maxLength={60}
        error={isRight ? null : texts.slugWrong}
        onChange={({ currentTarget }) => setSlug(currentTarget.value)}
      />
      <Problem mt={8}>{error === null ? null : sentenceOf(error)}</Problem>
      {slug !== saved && (
        <Button type="submit" mt={8} loading={pending}>
          {texts.change}
        </Button>
      )}
    </form>
  )
}
