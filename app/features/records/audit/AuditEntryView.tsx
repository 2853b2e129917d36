import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { AuditEntryDetail } from '#contract/records/audit.ts'
import { auditFieldName, auditValueText } from '#contract/records/audit-fields.text.ts'
import { auditText } from './audit.text.ts'
import { entryFacts } from './entry-facts.tsx'

const { detail: text } = auditText

type AuditEntryViewProps = {
  entry: AuditEntryDetail
  /** Address of the list that it was opened from. */
  back: string
  hrefOf: (filter: { idPessoa: number } | { idAutor: number }) => string
}

/** One thing that was done: who, when, with whose data, and what changed. */
export function AuditEntryView({ entry, back, hrefOf }: AuditEntryViewProps) {
  const heading = useFocusOnArrival()
  return (
    <>
      <PageHeader
        title={entry.descricao}
        headingRef={heading}
        before={<BackLink href={back}>{auditText.all}</BackLink>}
      />
      <Stack gap="6">
        <Card title={text.facts}>
          <DescriptionList items={entryFacts(entry, hrefOf)} />
        </Card>
        <Card title={text.values}>
          {entry.valores.length === 0 ? (
            <p>{text.noValues}</p>
          ) : (
            <Stack>
              <Text variant="small" tone="muted">
                {text.masked}
              </Text>
              <StatementTable
                caption={text.values}
                isCaptionHidden
                columns={[
                  {
                    id: 'field',
                    header: text.field,
                    isRowHeader: true,
                    cell: ({ campo }) => auditFieldName(campo),
                  },
                  { id: 'before', header: text.before, cell: ({ antes }) => shown(antes) },
                  { id: 'after', header: text.after, cell: ({ depois }) => shown(depois) },
                ]}
                rows={entry.valores}
                rowKey={({ campo }) => campo}
              />
            </Stack>
          )}
        </Card>
      </Stack>
    </>
  )
}

function shown(value: string | null): string {
  return value === null || value === '' ? text.none : auditValueText(value)
}
