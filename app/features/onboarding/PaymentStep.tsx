import { checkVoluntary, missingForSubmit } from '#app/features/contributions/check-voluntary.ts'
import type { VoluntarySituation } from '#app/features/contributions/contribution-rules.ts'
import { voluntaryValues } from '#app/features/contributions/contributions.schema.ts'
import { contributionsText } from '#app/features/contributions/contributions.text.ts'
import { VoluntaryFields } from '#app/features/contributions/VoluntaryFields.tsx'
import { useRequestForm } from '#app/features/service-request/use-request-form.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { onboardingText } from './onboarding.text.ts'
import { savedStep } from './onboarding-state.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { savedValues } from './saved-values.ts'

const { payment: text } = onboardingText
const { voluntary } = contributionsText
const labels = {
  valorContribuicao: voluntary.amount,
  formaPagamento: voluntary.method,
  agencia: voluntary.agency,
  conta: voluntary.account,
}
const nothing = { valorContribuicao: null, formaPagamento: null, agencia: '', conta: '' }

/** Step 5: the monthly amount and how it is paid. The button is off until the way of paying is complete. */
export function PaymentStep({
  state,
  saving,
  draftKey,
  situation,
}: StepProps & { situation: VoluntarySituation }) {
  // The first choice is compared with none.
  const first = { ...situation, valorContribuicao: 0 }
  const { form, draft } = useRequestForm({
    values: voluntaryValues,
    first: () => savedValues(voluntaryValues, savedStep(state, 5)) ?? nothing,
    check: (values) => checkVoluntary(values, first, state.mesEfeito),
    draftKey,
    onChecked: async (values) => {
      const isDebit = values.formaPagamento === PaymentMethod.debit
      const { agencia, conta, ...amount } = values
      const account = { agencia, conta, banco: Number(DEBIT_BANK) }
      if (await saving.save(isDebit ? { ...amount, ...account } : amount)) draft.discard()
    },
  })
  return (
    <form.AppForm>
      <form.Subscribe selector={({ values }) => values}>
        {(values) => (
          <StepForm
            step={5}
            state={state}
            saving={saving}
            heading={text.heading}
            lead={text.lead}
            labels={labels}
            draft={draft}
            missing={missingForSubmit(values)}
            onSubmit={submitHandler(form)}
          >
            <VoluntaryFields form={form} situation={situation} />
          </StepForm>
        )}
      </form.Subscribe>
    </form.AppForm>
  )
}
