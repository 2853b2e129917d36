import { QueryClient } from '@tanstack/react-query'

/** So long a page waits for what it can do without; the next page has what comes later. */
const MOMENT_MS = 250

/** So long nobody waits again for what could not be had. */
const GIVEN_UP_MS = 5000

/** Asks for what a page can do without. Null where there was no answer within a moment. */
export type ReadShared<Answer> = (
  key: readonly unknown[],
  ask: () => Promise<Answer>,
) => Promise<Answer | null>

/**
 * Answers that this process shares among everyone who asks within `sharedMs`. It asks once for everybody who comes meanwhile. After the
 * moment in which there was no answer nobody waits for a while; an answer that comes late is for who comes then.
 */
export function sharedAnswers<Answer>(sharedMs: number): ReadShared<Answer> {
  const answers = new QueryClient()
  return (queryKey, ask) =>
    answers.fetchQuery<Answer | null>({
      queryKey,
      staleTime: ({ state }) => (state.data === null ? GIVEN_UP_MS : sharedMs),
      queryFn: () => {
        const answer = ask().catch(() => null)
        const moment = new Promise<null>((resolve) => setTimeout(resolve, MOMENT_MS, null))
        void answer.then((late) => late && answers.setQueryData(queryKey, late))
        return Promise.race([answer, moment])
      },
    })
}
