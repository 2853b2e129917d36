import { Stack } from '@portal/design-system/Stack'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import type { SimulatorAnswer } from '#contract/taxes/tax-regime.ts'
import { simulatedExitWords } from '#contract/taxes/wire-words.ts'
import { legend } from './tax-simulator.css.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { balanceSentence } from './tax-simulator-sentences.ts'
import type { SimulatorFormApi } from './use-simulator-form.ts'

const { form: text } = simulatorText

const payouts = simulatedExitWords.words.map((id) => ({
  id,
  label: text.payouts[id],
}))

/** Savings, the year of leaving, and the form of payment. */
export function ExitFields({ form, first }: { form: SimulatorFormApi; first: SimulatorAnswer }) {
  const starts = [
    {
      id: 'S' as const,
      label: text.ownBalance,
      description: first.saldoHoje > 0 ? balanceSentence(first) : text.noBalance,
    },
    { id: 'N' as const, label: text.fromNothing, description: text.fromNothingHelp },
  ]
  return (
    <Stack as="fieldset" gap="5" width="form">
      <legend className={legend}>{text.exit}</legend>
      <form.AppField name="usaSaldo">
        {() => <RadioCardsInput<SimulationValues['usaSaldo']> label={text.start} options={starts} />}
      </form.AppField>
      <form.AppField name="contribuicao">
        {() => (
          <MoneyInput label={text.contribution} description={text.contributionHelp} allowNegative={false} />
        )}
      </form.AppField>
      <form.AppField name="saida">
        {() => (
          <NumberInput
            label={text.years}
            description={first.resultado ? undefined : text.yearsHelp}
            unit={text.yearsUnit}
            minValue={1}
            maxValue={40}
            hasSteppers
          />
        )}
      </form.AppField>
      <form.AppField name="forma">
        {() => <RadioCardsInput<SimulationValues['forma']> label={text.payout} options={payouts} />}
      </form.AppField>
      <form.Subscribe selector={(state) => state.values.forma === 'prazo-certo'}>
        {(hasTerm) =>
          hasTerm && (
            <form.AppField name="prazo">
              {() => (
                <NumberInput label={text.term} unit={text.yearsUnit} minValue={5} maxValue={30} hasSteppers />
              )}
            </form.AppField>
          )
        }
      </form.Subscribe>
      <form.AppField name="rentabilidade">
        {() => (
          <NumberInput
            label={text.return}
            description={text.returnHelp}
            unit="%"
            decimals={2}
            minValue={0}
            maxValue={20}
          />
        )}
      </form.AppField>
    </Stack>
  )
}
