import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { editingText } from '#app/editing/editing.text.ts'
import type { ManagedProfile, UnitValueOfDay } from '#contract/investments/profile-management.ts'
import { dateText, instantText, quotasText, returnText } from '#contract/value-text.ts'
import { profileManagementText } from './profile-management.text.ts'
import { UnitValueForm } from './UnitValueForm.tsx'
import { unitValueChart } from './unit-value-figures.ts'

const { values: text } = profileManagementText

type UnitValuesProps = {
  profile: ManagedProfile
  year: { ano: number; anos: readonly number[]; cotas: readonly UnitValueOfDay[] }
  onYear: (year: number) => void
  canPublish: boolean
}

const columns: readonly StatementColumn<UnitValueOfDay>[] = [
  { id: 'date', header: text.columns.date, isRowHeader: true, cell: ({ data }) => dateText(data) },
  {
    id: 'value',
    header: text.columns.value,
    isNumeric: true,
    cell: ({ valor }) => quotasText(Number(valor)),
  },
  {
    id: 'change',
    header: text.columns.change,
    isNumeric: true,
    cell: ({ variacao }) => (variacao === null ? '–' : returnText(variacao)),
  },
  { id: 'state', header: text.columns.state, cell: (day) => <StateOfDay day={day} /> },
]

/** The unit values of a profile in a year: drawn, in a table with their corrections, and the form of one more. */
export function UnitValues({ profile, year: { ano, anos, cotas }, onYear, canPublish }: UnitValuesProps) {
  const chart = unitValueChart(ano, cotas)
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        {canPublish && <UnitValueForm profile={profile} />}
        {anos.length === 0 ? (
          <EmptyState headingLevel={3} title={text.none}>
            {text.noneText}
          </EmptyState>
        ) : (
          <>
            <Stack width="narrow">
              <Select<number>
                label={text.year}
                options={anos.map((id) => ({ id, label: String(id) }))}
                value={ano}
                onChange={(chosen) => onYear(chosen ?? ano)}
              />
            </Stack>
            {chart && (
              <ChartFigure finding={chart.finding} data={chart.data}>
                <Line data={chart.data} />
              </ChartFigure>
            )}
            <StatementTable
              caption={text.caption}
              isCaptionHidden
              columns={columns}
              rows={cotas}
              rowKey={({ data }) => data}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

/** Whether money was posted at it, and what it was before it was corrected. */
function StateOfDay({ day: { usada, versoes } }: { day: UnitValueOfDay }) {
  return (
    <Stack gap="1">
      <span>{usada ? text.used : text.free}</span>
      {versoes.slice(0, -1).map(({ motivo, registradaEm, registradaPor }, at) => (
        <Text as="span" key={registradaEm} variant="small" tone="muted">
          {text.corrected(
            quotasText(Number(versoes[at + 1]?.valor)),
            motivo ?? '',
            registradaPor ?? editingText.installation,
            instantText(registradaEm),
          )}
        </Text>
      ))}
    </Stack>
  )
}
