import { contributionsText } from '#app/features/contributions/contributions.text.ts'
import { VoluntaryFields } from '#app/features/contributions/VoluntaryFields.tsx'
import { missingPayment } from '#app/features/request-engine/missing-payment.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { type VoluntarySituation, voluntaryValues } from '#contract/contributions/contributions.ts'
import { checkVoluntaryValues } from '#contract/contributions/voluntary-check.ts'
import { DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { onboardingText } from './onboarding.text.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

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
export function PaymentStep({ situation, ...props }: StepProps & { situation: VoluntarySituation }) {
  const rules = { minimumVoluntary: situation.valorMinimo }
  const { form, ...step } = useStepForm(props, {
    step: 5,
    values: voluntaryValues,
    first: (saved) => saved ?? nothing,
    check: (values) => fieldErrors(checkVoluntaryValues(values, null, rules)),
    metadata: ({ agencia, conta, ...amount }) =>
      amount.formaPagamento === PaymentMethod.debit
        ? { ...amount, agencia, conta, banco: Number(DEBIT_BANK) }
        : amount,
  })
  return (
    <form.Subscribe selector={({ values }) => values}>
      {(values) => (
        <StepForm
          form={form}
          {...step}
          heading={text.heading}
          lead={text.lead}
          labels={labels}
          missing={missingPayment(values)}
        >
          <VoluntaryFields form={form} situation={situation} />
        </StepForm>
      )}
    </form.Subscribe>
  )
}
