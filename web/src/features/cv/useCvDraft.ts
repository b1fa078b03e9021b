import { type Cv, type CvContent, type CvTarget, cvContentSchema, cvTargetSchema } from '@greenroom/shared/wire'
import { useEffect } from 'react'
import { z } from 'zod'
import { ApiProblem } from '../../data/api.ts'
import { useAutosave } from '../../data/autosave/useAutosave.ts'
import { readOwnCv } from '../../data/cv.ts'
import { unsentText } from '../../data/unsentTexts.ts'
import { askModel, decideOn, keepWordings, modelsProgress, saveCv } from './queries.ts'

/**
 * How often to ask for the model's answer, and how many times at most. Together that's longer than the workers wait for
 * it.
 */
const [askEveryMs, maxAsks] = [1_000, 40]

type Edited = { content: CvContent; target: CvTarget }

const keptSchema = z.object({
  version: z.int(),
  content: z.object({ content: cvContentSchema, target: cvTargetSchema }),
})
const isSame = (one: Edited, other: Edited): boolean =>
  one === other || JSON.stringify([one.content, one.target]) === JSON.stringify([other.content, other.target])

/** @throws ApiProblem if there is no CV any more */
async function latestCv(): Promise<Cv> {
  const { cv } = await readOwnCv()
  if (cv === null) throw new ApiProblem({ status: 404, code: 'CV_UNKNOWN', detail: '' })
  return cv
}

export type CvDraft = ReturnType<typeof useCvDraft>

/**
 * The CV while it is edited. Saves it shortly after each change, and stops if another window has saved in the meantime.
 * @param newest the newest known version; edits in this tab take precedence over it
 */
export function useCvDraft(userId: number, newest: Cv) {
  const [current, autosave] = useAutosave<Edited, Cv>(() => ({
    ...{ stored: newest, isSame },
    contentOf: ({ content, target }) => ({ content, target }),
    versionOf: ({ version }) => version,
    // Each tab has a separate key, because two tabs may edit at once.
    unsent: unsentText(userId, 'cv', 'tab'),
    parse: (kept) => keptSchema.safeParse(kept).data ?? null,
    save: ({ content, target }, version) => saveCv(version, content, target),
    isConflict: ({ code }) => code === 'CV_CHANGED',
    fetchLatest: latestCv,
  }))
  const { content: edited, stored: cv, save } = current

  // Another tab has saved, and there are no changes in this one.
  useEffect(() => {
    autosave.offer(newest)
  }, [autosave, newest])

  /** Saves any changes, or throws the reason why that isn't possible. */
  async function flush(): Promise<void> {
    if (await autosave.flush()) return
    const { save: state } = autosave.read()
    throw 'error' in state ? state.error : new ApiProblem({ status: 409, code: 'CV_CHANGED', detail: '' })
  }

  return {
    ...{ cv, content: edited.content, target: edited.target, save, flush },
    edit(change: Partial<Edited> | ((before: CvContent) => CvContent)): void {
      const before = autosave.read().content
      autosave.change(
        typeof change === 'function' ? { ...before, content: change(before.content) } : { ...before, ...change },
      )
    },
    async decide(suggestionId: string, choice: Parameters<typeof decideOn>[1]): Promise<void> {
      await flush()
      autosave.adopt(await decideOn(suggestionId, choice))
    },
    /**
     * Asks the language model about the lines, and shows its suggestions. @returns how many there are; null if the
     * model doesn't answer
     */
    async askModel(signal: AbortSignal): Promise<number | null> {
      await flush()
      const { runId } = await askModel()
      for (let asked = 0; asked < maxAsks; asked++) {
        await new Promise((resolve) => setTimeout(resolve, askEveryMs))
        if (signal.aborted) return null
        const { status } = await modelsProgress(runId)
        if (status === 'failed') return null
        if (status === 'running') continue
        await flush()
        const { cv: suggested, found } = await keepWordings(runId)
        autosave.adopt(suggested)
        return found
      }
      return null
    },
    resolve: autosave.resolve,
    /** Shows the newest version instead of this tab's. */
    takeNewest: async (): Promise<void> => autosave.adopt(await latestCv()),
    /** Drops unsaved changes, because the CV is deleted. */
    drop: (): void => autosave.adopt(cv),
  }
}
