import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { nextPaymentSentence } from '#app/format/next-payment.ts'
import { NothingYet } from '#app/listing/NothingYet.tsx'
import type { CallAnswer } from '#contract/call-types.ts'
import type { PaySlipItem, retornarContracheques } from '#contract/payroll/pay-slips.ts'
import { monthColumns } from './month-columns.tsx'
import { NewestPaySlip } from './NewestPaySlip.tsx'
import { PaymentAtGlance } from './PaymentAtGlance.tsx'
import { paySlipText } from './pay-slips.text.ts'

export type PaySlipListProps = {
  list: CallAnswer<typeof retornarContracheques>
  newest: PaySlipItem | null
  onYear: (year: number) => void
}

/** The newest payment, the next one, and every month of a year. */
export function PaySlipList({ list, newest, onYear }: PaySlipListProps) {
  const { next } = paySlipText
  return (
    <>
      <PageHeader title={paySlipText.title} description={paySlipText.lead} />
      <Stack gap="6">
        {newest && <NewestPaySlip slip={newest} />}
        {list.proximo && (
          <PaymentAtGlance
            label={list.proximo.primeiro ? next.first : next.label}
            detail={nextPaymentSentence(list.proximo)}
            payment={list.proximo}
          />
        )}
        {newest ? <Months list={list} onYear={onYear} /> : <NothingYet {...paySlipText.empty} />}
      </Stack>
    </>
  )
}

function Months({ list: { anos, ano, contracheques }, onYear }: Pick<PaySlipListProps, 'list' | 'onYear'>) {
  const { list: text } = paySlipText
  return (
    <Card>
      <Cluster justify="between" align="end" gap="4">
        <Text as="h2" variant="subtitle">
          {text.heading}
        </Text>
        <Stack width="narrow" data-print="hide">
          <Select
            label={text.year}
            options={anos.map((id) => ({ id, label: String(id) }))}
            value={ano}
            onChange={(chosen) => chosen !== null && onYear(chosen)}
          />
        </Stack>
      </Cluster>
      <StatementTable
        caption={text.heading}
        isCaptionHidden
        columns={monthColumns(contracheques, ano ?? 0)}
        rows={contracheques}
        rowKey={({ competencia }) => competencia}
        empty={text.noneInYear}
      />
    </Card>
  )
}
