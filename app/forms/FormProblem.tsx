import { Banner } from '@portal/design-system/Banner'
import type { Problem } from '#app/api/problem.ts'
import { formsText, waitSentence } from './forms.text.ts'

type FormProblemProps = {
  problem: Problem | null
  /** Wire paths of fields that show their own message; a refusal about only these needs no notice. */
  fields?: readonly string[] | undefined
}

/** Why the server did not take a form, announced at once. What a field or the whole page says is not said twice. */
export function FormProblem({ problem, fields }: FormProblemProps) {
  if (!problem || problem.kind === 'portal-updated' || isSaidByFields(problem, fields)) return null
  return (
    <Banner
      tone={problem.kind === 'conflict' ? 'warning' : 'danger'}
      title={formsText.problem[problem.kind]}
      live="assertive"
    >
      <p>{problem.detail}</p>
      {problem.kind === 'unavailable' && <p>{formsText.kept}</p>}
      {problem.kind === 'rate-limited' && <p>{waitSentence(problem.retryAfter)}</p>}
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
