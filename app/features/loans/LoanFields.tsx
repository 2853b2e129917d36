import { Text } from '@portal/design-system/Text'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { SliderInput } from '#app/forms/SliderInput.tsx'
import { loanFields } from '#contract/loans/loans.text.ts'
import type { LoanSituationOnWire, LoanValues } from '#contract/loans/loans.ts'
import { sliderRanges } from './loan-input.ts'
import { limitsSentence, renewalSentence } from './loan-sentences.ts'
import { loansText } from './loans.text.ts'

type LoanFieldsProps = { form: RequestFormApi<LoanValues>; situation: LoanSituationOnWire }

/** How much, over how many months, and how it is paid back. */
export function LoanFields({ form, situation }: LoanFieldsProps) {
  const { regras } = situation
  const ranges = sliderRanges(situation)
  const options = regras.systems.map((id) => ({ id, ...loansText.systems[id] }))
  return (
    <>
      {[limitsSentence(situation), renewalSentence(situation)].map(
        (sentence) =>
          sentence !== null && (
            <Text key={sentence} variant="small" tone="muted">
              {sentence}
            </Text>
          ),
      )}
      <form.AppField name="valor">
        {() => (
          <SliderInput
            label={loanFields.valor}
            measure="reais"
            {...ranges.amount}
            description={regras.costs === 'financed' ? loansText.financedHelp : loansText.amountHelp}
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="parcelas">
        {() => <SliderInput label={loanFields.parcelas} measure="months" {...ranges.months} isRequired />}
      </form.AppField>
      <form.AppField name="sistema">
        {() => <RadioCardsInput label={loanFields.sistema} options={options} />}
      </form.AppField>
    </>
  )
}

/** That the conditions were read. */
export function LoanConsent({ form }: Pick<LoanFieldsProps, 'form'>) {
  return <form.AppField name="ciente">{() => <CheckboxInput label={loanFields.ciente} />}</form.AppField>
}
