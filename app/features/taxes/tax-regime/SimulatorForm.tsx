import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Form } from '@portal/design-system/Form'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import type { SimulatorAnswer } from '#contract/taxes/tax-regime.ts'
import { ExitFields } from './ExitFields.tsx'
import { chosenYear } from './simulated-year.ts'
import { TaxFields } from './TaxFields.tsx'
import { simulatorText } from './tax-simulator.text.ts'
import { findingSentence } from './tax-simulator-sentences.ts'
import type { useSimulation } from './use-simulation.ts'
import { useSimulatorForm } from './use-simulator-form.ts'

const { form: text } = simulatorText

const labels = {
  usaSaldo: text.start,
  contribuicao: text.contribution,
  saida: text.years,
  forma: text.payout,
  prazo: text.term,
  rentabilidade: text.return,
  outrasRendas: text.otherIncome,
  dependentes: text.dependants,
  rendaAtual: text.income,
}

type SimulatorFormProps = { simulation: ReturnType<typeof useSimulation>; first: SimulatorAnswer }

/** Inputs of the simulation. Nothing is calculated before the button is pressed; the result is then announced beside it. */
export function SimulatorForm({ simulation, first }: SimulatorFormProps) {
  const { ask, problem, isCalculating } = simulation
  const form = useSimulatorForm(first.respostas, ask)
  return (
    <Card title={text.heading}>
      <form.AppForm>
        <CommandProblemProvider value={problem}>
          <Form onSubmit={() => void form.handleSubmit()}>
            <FormNotices labels={labels} problem={problem} />
            <ExitFields form={form} first={first} />
            <TaxFields form={form} first={first} />
            <Stack gap="3" align="start">
              <Button type="submit" variant="primary" isPending={isCalculating}>
                {text.submit}
              </Button>
              <Text variant="small" tone="muted" hasMeasure role="status">
                {outcomeOf(simulation)}
              </Text>
            </Stack>
          </Form>
        </CommandProblemProvider>
      </form.AppForm>
    </Card>
  )
}

/** Nothing until something was calculated on request. */
function outcomeOf({ shown, isAsked, isCalculating, problem }: SimulatorFormProps['simulation']) {
  if (isCalculating) return text.calculating
  if (problem || !isAsked || !shown) return null
  const year = chosenYear(shown)
  return year ? findingSentence(year) : simulatorText.result.none
}
