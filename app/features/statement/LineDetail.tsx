import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { StatementLineOnWire } from '#contract/statement/statement.ts'
import { explainedFormula } from './explained-figure.ts'
import { statementText } from './statement.text.ts'
import { lineNote } from './statement-sentences.ts'

/** How the quotas of a movement, or its amount, and the balance after it came to be. */
export function LineDetail({ line }: { line: StatementLineOnWire }) {
  return (
    <Stack gap="2" width="form">
      {line.figuras.length > 0 && (
        <DescriptionList
          layout="rows"
          items={line.figuras.map((figure) => ({
            id: figure.figura,
            term: statementText.figure[figure.figura],
            description: explainedFormula(figure),
            isNumeric: true,
          }))}
        />
      )}
      <Text variant="small" tone="muted">
        {lineNote(line)}
      </Text>
    </Stack>
  )
}
