import type { ReactNode } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { type Submission, submitHandler } from '#app/forms/portal-form.ts'
import { SubmissionProblemProvider } from '#app/forms/SubmissionProblem.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { actions, form as formClass } from './profile.css.ts'
import { profileText } from './profile.text.ts'

type ProfileFormProps = {
  form: { handleSubmit: () => unknown }
  submission: Submission
  /** Wire paths of the fields, which say their own complaints. */
  fields: readonly string[]
  submit: string
  onCancel: () => void
  children: ReactNode
}

/** The frame of a form of the profile: what was refused, the fields, save or leave it. */
export function ProfileForm({ form, submission, fields, submit, onCancel, children }: ProfileFormProps) {
  return (
    <SubmissionProblemProvider value={submission.problem}>
      <form method="post" noValidate onSubmit={submitHandler(form)} className={formClass}>
        <FormProblem problem={submission.problem} fields={fields} />
        {children}
        <div className={actions}>
          <Button type="submit" isPending={submission.isSending}>
            {submit}
          </Button>
          <Button variant="secondary" onPress={onCancel} isDisabled={submission.isSending}>
            {profileText.cancel}
          </Button>
        </div>
      </form>
    </SubmissionProblemProvider>
  )
}
