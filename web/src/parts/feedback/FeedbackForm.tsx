import { feedbackPaths, givenFeedbackSchema } from '@greenroom/shared/wire'
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { clsx } from 'clsx'
import { post, sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './FeedbackForm.module.css'
import { feedbackTexts as texts } from './texts.ts'

const longest = 5_000
const empty = { rating: 0, recommendPlatform: false, liked: '', improve: '', email: '' }

/** The user feedback form of spec §3: a rating, what helped, and what didn't. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    initialValues: empty,
    validate: {
      rating: (rating) => (rating === 0 ? texts.ratingMissing : null),
      email: (email) => (email === '' || /^\S+@\S+\.\S+$/.test(email.trim()) ? null : texts.emailWrong),
    },
  })
  const { submit, pending, error } = useSubmit(async () => {
    const { rating, recommendPlatform, liked, improve, email } = form.getValues()
    const userEmail = email.trim()
    const feedback = {
      ...{ userFeedbackRating: rating, recommendPlatform, likedMostFeedback: liked, improvementFeedback: improve },
      ...(userEmail === '' ? {} : { userEmail }),
    }
    await post(feedbackPaths.userExperience, feedback, givenFeedbackSchema)
    onSent()
  })
  return (
    <form
      className={clsx(ui.grid, ui.gap24)}
      aria-label={texts.title}
      noValidate
      onSubmit={form.onSubmit(() => void submit())}
    >
      <div>
        <RadioField
          label={texts.rating}
          stacks
          value={form.values.rating}
          options={texts.ratings.map((label, index) => ({ value: index + 1, label }))}
          onChange={(rating) => form.setFieldValue('rating', rating)}
        />
        {form.errors.rating && <Problem mt={6}>{form.errors.rating}</Problem>}
      </div>
      <Checkbox label={texts.recommend} {...form.getInputProps('recommendPlatform', { type: 'checkbox' })} />
      <Textarea
        label={texts.liked}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={longest}
        {...form.getInputProps('liked')}
      />
      <Textarea
        label={texts.improve}
        description={texts.improveHint}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={longest}
        {...form.getInputProps('improve')}
      />
      <TextInput label={texts.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
      {error !== null && <Problem mt={6}>{sentenceOf(error)}</Problem>}
      <Button type="submit" variant="filled" loading={pending} className={classes.send ?? ''}>
        {texts.send}
      </Button>
    </form>
  )
}
