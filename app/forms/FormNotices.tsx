import type { Problem } from '#app/api/problem.ts'
import { DraftNotice, type DraftNoticeProps } from './DraftNotice.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { FormProblem } from './FormProblem.tsx'

type FormNoticesProps = {
  /** Labels of the fields by their wire paths, in the order of the form. */
  labels: Readonly<Record<string, string>>
  problem: Problem | null
  draft?: DraftNoticeProps['draft'] | undefined
}

/**
 * What is said above the fields of a form: that earlier values were put back, what kept it from being sent, and why the server did
 * not take it. Belongs inside `form.AppForm`.
 */
export function FormNotices({ labels, problem, draft }: FormNoticesProps) {
  return (
    <>
      {draft && <DraftNotice draft={draft} />}
      <FormErrorSummary labels={labels} />
      <FormProblem problem={problem} fields={Object.keys(labels)} />
    </>
  )
}
