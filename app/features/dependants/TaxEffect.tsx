import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { DependantsOnWire, DependantsValues } from '#contract/dependants/dependants.ts'
import { reaisText } from '#contract/value-text.ts'
import { countingIn, deductionSentence, effectSentence } from './dependant-sentences.ts'
import { dependantsText } from './dependants.text.ts'

const { effect: text } = dependantsText

/** Effect of the dependants in the form on the income tax of the latest pay slip. */
export function TaxEffect({ values, situation }: { values: DependantsValues; situation: DependantsOnWire }) {
  const { regime, efeito } = situation
  const count = countingIn(values)
  return (
    <Card title={text.heading}>
      <Stack>
        {regime === 'regressivo' ? (
          <Text>{text.none}</Text>
        ) : (
          <>
            <Text>{deductionSentence(situation)}</Text>
            {efeito ? (
              <Stat
                label={text.withheld}
                value={reaisText(efeito.retidoPor[count] ?? 0)}
                detail={effectSentence(count, situation)}
              />
            ) : (
              <Text>{text.saving}</Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
