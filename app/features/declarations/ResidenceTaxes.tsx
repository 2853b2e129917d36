import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ResidenceTaxesOnWire } from '#contract/declarations/declarations.ts'
import { declarationsText } from './declarations.text.ts'
import { residenceColumns, residenceSentence, residenceTaxLines } from './residence-tax-sentences.ts'

const { taxes: text } = declarationsText.residence

/** Tax withheld from the person's payments at today's residence, and after the opposite declaration. */
export function ResidenceTaxes({ taxes }: { taxes: ResidenceTaxesOnWire }) {
  const columns = residenceColumns(taxes)
  return (
    <Card title={text.title} tone="sunken">
      <Stack>
        <p>{residenceSentence(taxes)}</p>
        {residenceTaxLines(taxes).map(({ id, term, today, after }) => (
          <Stack key={id} gap="2">
            <Text variant="label">{term}</Text>
            <DescriptionList
              layout="rows"
              items={[
                { id: 'today', term: columns.today, description: today },
                { id: 'after', term: columns.after, description: after },
              ]}
            />
          </Stack>
        ))}
        <Text variant="small" tone="muted">
          {text.treaty}
        </Text>
      </Stack>
    </Card>
  )
}
