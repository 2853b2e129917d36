import { Accordion, AccordionItem } from '@portal/design-system/Accordion'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { thirteenthSentence } from '#contract/benefits/thirteenth.text.ts'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import { yearlyPayments } from '#domain/simulation/retirement-incomes.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { feeSentence, quotaSentence } from './simulation-sentences.ts'

const { explained: text } = simulationText

/** Everything that the figures take for granted. */
export function SimulatorExplained({ opening }: { opening: BenefitSimulatorOnWire }) {
  const offered = opening.regras.incomeTypes
  const thirteenth = thirteenthSentence(offered, yearlyPayments(opening.regras))
  const lines = [
    text.real,
    text.months,
    ...(opening.dataCota === null ? [] : [quotaSentence(opening.dataCota)]),
    ...(offered.includes('percent') ? [text.percent] : []),
    ...(offered.includes('fixed-term') ? [text.term] : []),
    ...(offered.includes('lifetime') ? [text.life] : []),
    ...(thirteenth === null ? [] : [thirteenth]),
    ...(opening.regras.balanceFeePercent > 0 ? [feeSentence(opening.regras.balanceFeePercent)] : []),
  ]
  return (
    <Accordion>
      <AccordionItem title={text.heading}>
        <Stack gap="3">
          {lines.map((line) => (
            <Text key={line} hasMeasure>
              {line}
            </Text>
          ))}
        </Stack>
      </AccordionItem>
    </Accordion>
  )
}
