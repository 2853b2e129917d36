import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Problem, problemOf } from '#app/api/problem.ts'
import { allButVisit } from '#app/session/session.queries.ts'
import { isEdited } from './edited-query.ts'

/**
 * Outcome of a command: its answer or its refusal; `problem` is null while an earlier one is still running. `reread` settles once the page
 * shows the change.
 */
export type CommandOutcome<Answer> =
  | { ok: true; answer: Answer; reread: Promise<void> }
  | { ok: false; problem: Problem | null }

/** A write, as whatever starts it and shows its state sees it. */
export type Command<Input, Answer> = {
  run: (...input: [Input] extends [undefined] ? [] : [Input]) => Promise<CommandOutcome<Answer>>
  /** Why the last one was refused; null again as soon as the next one begins. */
  problem: Problem | null
  /** The command is on its way, or the page does not show yet what it changed. */
  isPending: boolean
  /** Forgets the refusal. */
  clear: () => void
}

type CommandOptions = {
  /** False for what changes nothing that a page shows: a calculation, a file to download. Default true. */
  rereads?: boolean
}

/**
 * The one way to write: runs a server function, one at a time, and keeps what it was refused for. Afterwards everything on the page is
 * read again but the visit and what is being edited (`editedQuery`), and what was read before is forgotten; so it is after a conflict or
 * where what it is about is gone, since the page is older than what the API knows; a refusal that this takes off the page is told all the
 * same (`FormProblem`). An ended session leads to the sign-in page and back (`router.tsx`).
 */
export function useCommand<Input, Answer>(
  command: (options: { data: Input }) => Promise<Answer>,
  { rereads = true }: CommandOptions = {},
): Command<Input, Answer> {
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const [rereading, setRereading] = useState(0)
  const { mutateAsync, error, isPending, reset } = useMutation({
    mutationFn: (data: Input) => command({ data }),
    // Without network it is refused at once: what waited unseen would run later, after the person had given it up.
    networkMode: 'always',
  })
  const reread = async () => {
    if (!rereads) return
    setRereading((count) => count + 1)
    // Keeps queries that a page being loaded has in flight, and those mounted on the page.
    queryClient.removeQueries({
      fetchStatus: 'idle',
      predicate: (query) => allButVisit.predicate(query) && query.getObserversCount() === 0,
    })
    await queryClient.invalidateQueries({
      predicate: (query) => allButVisit.predicate(query) && !isEdited(query),
    })
    setRereading((count) => count - 1)
  }
  return {
    problem: error === null ? null : problemOf(error),
    isPending: isPending || rereading > 0,
    clear: reset,
    run: async (...input) => {
      if (isRunning.current) return { ok: false, problem: null }
      isRunning.current = true
      try {
        const [data] = input as [Input]
        const answer = await mutateAsync(data)
        return { ok: true, answer, reread: reread() }
      } catch (refusal) {
        const problem = problemOf(refusal)
        if (problem.kind === 'conflict' || problem.kind === 'not-found') void reread()
        return { ok: false, problem }
      } finally {
        isRunning.current = false
      }
    },
  }
}
