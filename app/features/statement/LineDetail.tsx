import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { formatMonth } from '#app/format/dates.ts'
import { statementAccountNames } from '#contract/statement.text.ts'
import type { StatementLineOnWire } from '#contract/statement.ts'
import { explainedFormula } from './explained-figure.ts'
import { statementText } from './statement.text.ts'
import { lineNote } from './statement-sentences.ts'

const { lines: text, figure: names } = statementText

/** How the quotas of a movement, or its amount, and the balance after it came to be. */
export function LineDetail({ line }: { line: StatementLineOnWire }) {
  return (
    <Stack gap="2">
      <DescriptionList
        items={[
          ...line.figuras.map((figure) => ({
            id: figure.figura,
            term: names[figure.figura],
            description: explainedFormula(figure),
          })),
          { id: 'account', term: text.account, description: statementAccountNames[line.conta] },
          { id: 'month', term: text.month, description: formatMonth(line.competencia) },
          { id: 'profile', term: text.profile, description: line.perfil },
        ]}
      />
      <Text variant="small" tone="muted">
        {lineNote(line)}
      </Text>
    </Stack>
  )
}
