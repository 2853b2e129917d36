import type { CallAnswer } from '#contract/call-types.ts'
import type { PaySlipItem, retornarContracheques } from '#contract/pay-slips.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { LinkButton } from '#design-system/LinkButton/LinkButton.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import { StatementTable } from '#design-system/StatementTable/StatementTable.tsx'
import { monthColumns } from './month-columns.tsx'
import { NewestPaySlip } from './NewestPaySlip.tsx'
import { listHead, listHeading, page, year } from './pay-slips.css.ts'
import { paySlipText } from './pay-slips.text.ts'

export type PaySlipListProps = {
  list: CallAnswer<typeof retornarContracheques>
  newest: PaySlipItem | null
  linkId: number
  onYear: (year: number) => void
}

/** The newest payment, and every month of a year. */
export function PaySlipList({ list, newest, linkId, onYear }: PaySlipListProps) {
  return (
    <>
      <PageHeader title={paySlipText.title} description={paySlipText.lead} />
      <div className={page}>
        {newest ? (
          <>
            <NewestPaySlip slip={newest} linkId={linkId} />
            <Months list={list} onYear={onYear} />
          </>
        ) : (
          <NothingPaid />
        )}
      </div>
    </>
  )
}

function Months({ list: { anos, ano, contracheques }, onYear }: Pick<PaySlipListProps, 'list' | 'onYear'>) {
  const { list: text } = paySlipText
  return (
    <Card>
      <div className={listHead}>
        <h2 className={listHeading}>{text.heading}</h2>
        <div className={year}>
          <Select
            label={text.year}
            options={anos.map((id) => ({ id, label: String(id) }))}
            value={ano}
            onChange={(chosen) => chosen !== null && onYear(chosen)}
          />
        </div>
      </div>
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

function NothingPaid() {
  const { title, text, action } = paySlipText.empty
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <LinkButton href="/services" variant="secondary">
            {action}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}
