import { toast } from '@portal/design-system/Toast'
import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutdated } from '#app/api/problem.ts'
import { areSameValues } from '#app/forms/rebase-form.ts'
import { type Command, type CommandOutcome, useCommand } from '#app/forms/use-command.ts'
import type { FormDraft } from '#app/forms/use-tab-draft.ts'
import { editingText } from './editing.text.ts'
import { type EditionFormOptions, useEditionForm } from './use-edition-form.ts'
import { type SavedLine, useSavedLine } from './use-saved-line.ts'

/** The calls of something that is edited; one that it has not, it does not say. */
type EditionCalls<Values, Answer, Preview, Question> = {
  /** Keeps a draft on the server, which is published later. Without one what is on screen is published. */
  save?: (values: Values, version: number) => Promise<Answer>
  discard?: (version: number) => Promise<Answer>
  /** Puts it in force: the draft that was kept, or these values. `question`: what was said yes to. */
  publish: (version: number, values: Values, question: Question | undefined) => Promise<Answer>
  /** The effect of values that are not kept. */
  look?: (values: Values) => Promise<Preview>
}

type EditionOptions<
  Values,
  Stored,
  Answer,
  Key extends QueryKey,
  Preview,
  Question,
  Act extends string,
> = EditionFormOptions<Values, Stored> & {
  /** Reads it, and has what writes answer. */
  queryOf?: (known: Answer) => FetchQueryOptions<Answer, Error, Answer, Key>
  /** Reads it where it is part of something else, which every write has read again. */
  read?: () => Promise<Answer | undefined>
  calls: EditionCalls<Values, Answer, Preview, Question>
  /** Called with values that may be sent, by the button that was pressed. Each answers `unknown`: as it uses the result, it can be inferred from none. */
  acts: Readonly<Record<Act, (values: Values) => unknown>>
  /** After somebody else was faster, the typed stays on screen over the newest version. By default the newest takes its place. */
  keepsTyped?: boolean
}

/**
 * Something while it is edited: a form over what the server has, and what can be done with it. One state for all that has versions: what is
 * typed is kept in this tab, what is asked about waits for a yes, a version that was overtaken has to be read again, and focus goes on where
 * the work does. `acts` and `calls` say what is its own.
 */
export function useEdition<
  Values extends object,
  Stored,
  Answer extends Stored,
  Key extends QueryKey,
  Preview,
  Question,
  Act extends string,
>(options: EditionOptions<Values, Stored, Answer, Key, Preview, Question, Act>) {
  const {
    versionOf,
    valuesOf,
    isSame = areSameValues,
    queryOf,
    read,
    calls,
    acts,
    keepsTyped = false,
  } = options
  const queryClient = useQueryClient()
  const [looked, setLooked] = useState<{ values: Values; preview: Preview } | null>(null)
  const [asked, setAsked] = useState<{ values: Values; question: Question } | null>(null)
  const { form, values, isDirty, base, first, draft, take } = useEditionForm(options, (checked, act) =>
    acts[act as Act](checked),
  )
  const { line, settle } = useSavedLine(isDirty)
  const writing = useCommand(({ data: run }: { data: () => Promise<Answer> }) => run())
  const asking = useCommand(({ data: run }: { data: () => Promise<unknown> }) => run(), { rereads: false })
  const clear = () => {
    writing.clear()
    asking.clear()
  }

  /**
   * Writes: `keep` is called with each answer, the last one by itself. What was typed after `sent` stays; by default all that differs from
   * what the form began with, null: nothing.
   */
  const write = (
    run: (keep: (answered: Answer) => Answer) => Promise<Answer>,
    sent: Values | null = first,
  ): Promise<CommandOutcome<Answer>> => {
    clear()
    let settled = sent
    const keep = (answered: Answer) => {
      if (queryOf) queryClient.setQueryData<Answer>(queryOf(answered).queryKey, answered)
      if (!take(answered, settled)) settled = valuesOf(answered)
      return answered
    }
    return writing.run(() => run(keep).then(keep))
  }
  /** Asks the API for what changes nothing. */
  const inquire = <Told>(run: () => Promise<Told>): Promise<CommandOutcome<Told>> => {
    clear()
    return asking.run(run) as Promise<CommandOutcome<Told>>
  }
  const version = versionOf(base)
  const { save, discard, publish, look } = calls
  const isDraft = (checked: Values) => version > 0 && isSame(checked, first)

  return {
    form,
    values,
    /** Whether the form holds something that was not kept. */
    isDirty,
    draft,
    /** Whatever is asked of the API, and what it refused. */
    command: {
      problem: asking.problem ?? writing.problem,
      isPending: writing.isPending || asking.isPending,
      clear,
    },
    /** Somebody else was faster: the newest has to be read before anything can be kept. */
    isOutdated: isOutdated(writing.problem),
    line,
    settle,
    submit: (act: Act) => void form.handleSubmit({ act }),
    write,
    inquire,
    /** Values that were looked at last, and their effect. */
    looked,
    look: async (checked: Values): Promise<Preview | null> => {
      const outcome = look ? await inquire(() => look(checked)) : null
      if (!outcome?.ok) return null
      setLooked({ values: checked, preview: outcome.answer })
      return outcome.answer
    },
    save: async (checked: Values) => {
      const outcome = await write(async () => (save ? save(checked, version) : (base as Answer)), checked)
      if (outcome.ok) toast.show({ message: editingText.saved })
      return outcome
    },
    /** It waits for a yes before it is published. */
    asked,
    ask: (checked: Values, question: Question) => {
      clear()
      setAsked({ values: checked, question })
    },
    cancel: () => setAsked(null),
    /** Keeps the draft first, which stays kept when its publication is refused. */
    publish: (checked: Values, question?: Question) =>
      settle(
        write(async (keep) => {
          const kept = save && !isDraft(checked) ? keep(await save(checked, version)) : base
          return publish(versionOf(kept), checked, question)
        }, checked),
      ),
    /** Throws the draft away, with what was typed. */
    discard: () =>
      settle(
        write(async () => (discard && version > 0 ? discard(version) : (options.stored as Answer)), null),
      ),
    /** Shows what is stored now. @returns whether it could be read */
    readAgain: async (): Promise<boolean> => {
      const outcome = await asking.run(async () =>
        queryOf ? queryClient.fetchQuery({ ...queryOf(base as Answer), staleTime: 0 }) : read?.(),
      )
      if (!outcome.ok) return false
      take((outcome.answer ?? base) as Stored, keepsTyped ? first : null)
      clear()
      return true
    },
  }
}

/** As much of it as its form and its buttons show. */
export type EditionWork<Act extends string> = {
  command: Pick<Command<never, unknown>, 'problem' | 'isPending' | 'clear'>
  isOutdated: boolean
  isDirty: boolean
  draft: Pick<FormDraft, 'isRestored' | 'isKept' | 'startOver'>
  line: SavedLine['line']
  submit: (act: Act) => void
  readAgain: () => Promise<unknown>
}
