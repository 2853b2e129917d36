import { Banner } from '@portal/design-system/Banner'
import { toast } from '@portal/design-system/Toast'
import { useEffect, useRef } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { detailBeyondTitle } from '#app/conditions/detail-beyond-title.ts'
import { formsText } from './forms.text.ts'

type FormProblemProps = {
  problem: Problem | null
  /** Wire paths of fields that show their own message; a refusal about only these needs no notice. */
  fields?: readonly string[] | undefined
}

/** Why the server did not take a form, announced at once. What a field or the whole page says is not said twice. */
export function FormProblem({ problem, fields }: FormProblemProps) {
  useToastUnreadProblem(problem)
  if (!problem || problem.kind === 'portal-updated' || isSaidByFields(problem, fields)) return null
  const title = formsText.problem[problem.kind]
  const more = detailBeyondTitle(title, problem.detail)
  return (
    <Banner tone={problem.kind === 'conflict' ? 'warning' : 'danger'} title={title} live="assertive">
      {more !== '' && <p>{more}</p>}
      {problem.kind === 'unavailable' && <p>{formsText.kept}</p>}
      {problem.kind === 'unexpected' && problem.requestId && (
        <p>
          {formsText.code}: {problem.requestId}
        </p>
      )}
    </Banner>
  )
}

function isSaidByFields(problem: Problem, fields: readonly string[] = []): boolean {
  if (problem.kind !== 'invalid') return false
  const complaints = Object.keys(problem.fields)
  return complaints.length > 0 && complaints.every((path) => fields.includes(path))
}

/** Milliseconds in which nobody has read a refusal. */
const UNREAD_MS = 2000
const TOLD_MS = 10_000

/**
 * After a conflict, or where what an act is about is gone, the page is read again, and may no longer offer the act: the refusal would leave
 * with it as soon as it has come. It is said in a toast then.
 */
function useToastUnreadProblem(problem: Problem | null): void {
  const shown = useRef({ detail: '', since: 0 })
  const detail = problem?.kind === 'conflict' || problem?.kind === 'not-found' ? problem.detail : ''
  useEffect(() => {
    shown.current = { detail, since: performance.now() }
  }, [detail])
  useEffect(
    () => () => {
      const { detail: left, since } = shown.current
      if (left === '' || performance.now() - since > UNREAD_MS) return
      toast.show({ message: left, tone: 'danger', duration: TOLD_MS })
    },
    [],
  )
}
