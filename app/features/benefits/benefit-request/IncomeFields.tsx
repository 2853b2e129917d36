import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { cashRange, percentRange, yearsRange } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitOnWire, BenefitValues } from '#contract/benefits/benefit-request.ts'
import { incomeNames } from '#contract/benefits/benefits.text.ts'
import { benefitRequestText } from './benefit-request.text.ts'
import { offeredIncomes } from './benefit-request-sentences.ts'

const { fields, incomes, unit } = benefitRequestText

type IncomeFieldsProps = { form: RequestFormApi<BenefitValues>; situation: BenefitOnWire }

/** How it is paid, within what the plan offers; a balance that is too small for an income is paid at once. */
export function IncomeFields({ form, situation }: IncomeFieldsProps) {
  const { percent, termYears, cashMaximumPercent } = situation.regras
  const options = offeredIncomes(situation).map((id) => ({
    id,
    label: incomeNames[id],
    description: incomes[id],
  }))
  return (
    <>
      <form.AppField name="tipoRenda">
        {() => <RadioCardsInput label={fields.tipoRenda} options={options} />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.tipoRenda}>
        {(income) => (
          <>
            {income === 'percentual' && (
              <form.AppField name="percentual">
                {() => (
                  <NumberInput
                    label={fields.percentual}
                    description={percentRange(percent)}
                    decimals={1}
                    step={percent.step}
                    unit={unit.percent}
                    hasSteppers
                    isRequired
                  />
                )}
              </form.AppField>
            )}
            {income === 'prazo-certo' && (
              <form.AppField name="prazoAnos">
                {() => (
                  <NumberInput
                    label={fields.prazoAnos}
                    description={yearsRange(termYears)}
                    unit={unit.years}
                    hasSteppers
                    isRequired
                  />
                )}
              </form.AppField>
            )}
            {income !== 'pagamento-unico' && cashMaximumPercent > 0 && (
              <form.AppField name="saque">
                {() => (
                  <NumberInput
                    label={fields.saque}
                    description={cashRange(cashMaximumPercent)}
                    decimals={2}
                    step={1}
                    unit={unit.percent}
                    hasSteppers
                    isRequired
                  />
                )}
              </form.AppField>
            )}
          </>
        )}
      </form.Subscribe>
    </>
  )
}
