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
 * Notices above a form's fields: restored values, problems that prevented submitting, and the server's refusal. Belongs inside
 * `form.AppForm`.
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
