import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { keptFormProps } from '#app/forms/kept-forms.ts'
import { needsSavingNotice } from '#app/forms/needs-saving-notice.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import { RequestSubmit } from './RequestSubmit.tsx'
import { StepHeading } from './StepHeading.tsx'
import { besideFields, twoColumns } from './service-request.css.ts'
import type { ServiceRequestFlow } from './use-service-request.ts'

export type RequestFormProps<Values extends object> = {
  flow: Pick<ServiceRequestFlow<Values>, 'form' | 'draft' | 'problem' | 'labels' | 'headingRef'>
  heading: string
  /** Label of the button that leads to the review. */
  submit: string
  /** The fields, in their order. */
  fields: ReactNode
  /** Preview of the choice, beside the fields where there is room. */
  beside?: ReactNode
  /** That what the choice does was read: it stands after that, over the button. */
  consent?: ReactNode
  /** Fields missing before the button is enabled, in words. Only where the product keeps the button disabled until then. */
  missing?: (values: Values) => readonly string[]
}

/** The first step of a request: its fields, and above them what was kept and what the API did not take. */
export function RequestForm<Values extends object>({
  flow: { form, draft, problem, labels, headingRef },
  heading,
  submit,
  fields,
  beside,
  consent,
  missing,
}: RequestFormProps<Values>) {
  return (
    <form.AppForm>
      <CommandProblemProvider value={problem}>
        <Stack
          as="form"
          gap="8"
          {...keptFormProps(draft.isKept)}
          noValidate
          onSubmit={submitHandler(form)}
          {...(beside ? { className: twoColumns } : { width: 'form' })}
        >
          <Stack gap="6" width="form">
            <StepHeading ref={headingRef}>{heading}</StepHeading>
            <FormNotices labels={labels} problem={problem} draft={draft} />
            {needsSavingNotice(draft.state) && <SavingNotice state={draft.state} onRetry={draft.retry} />}
            {fields}
          </Stack>
          {beside && <div className={besideFields}>{beside}</div>}
          <Stack gap="6" width="form">
            {consent}
            <form.Subscribe selector={(state) => missing?.(state.values) ?? NOTHING}>
              {(left) => <RequestSubmit missing={left}>{submit}</RequestSubmit>}
            </form.Subscribe>
          </Stack>
        </Stack>
      </CommandProblemProvider>
    </form.AppForm>
  )
}

const NOTHING: readonly string[] = []
