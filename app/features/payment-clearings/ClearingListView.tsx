import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { PagedTable } from '#app/listing/PagedTable.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { Debits } from '#contract/payment-clearings/debit-files.ts'
import type { MonthOfDeductions } from '#contract/payment-clearings/loan-deductions.ts'
import type { PaymentClearing } from '#contract/payment-clearings/payment-clearings.ts'
import { clearingColumns } from './clearing-columns.tsx'
import { DebitsCard } from './DebitsCard.tsx'
import { DeductionsCard } from './DeductionsCard.tsx'
import { clearingsText } from './payment-clearings.text.ts'
import { SendReturnFile } from './SendReturnFile.tsx'
import type { ClearingAddress } from './use-clearing-address.ts'

type ClearingListViewProps = {
  /** Payroll deductions by sponsors, by plan and month. */
  deductions: readonly MonthOfDeductions[]
  /** Debits that the bank is asked for. */
  debits: Debits
  list: { baixas: readonly PaymentClearing[]; totalPage: number }
  page: number
  /** Whether the attendant may prepare one. */
  canPrepare: boolean
  address: ClearingAddress
}

/** A file to send, the way to one by hand, what the bank debits, what sponsors deduct, and every clearing: those that wait first. */
export function ClearingListView({
  deductions,
  debits,
  list,
  page,
  canPrepare,
  address: { hrefOf, open },
}: ClearingListViewProps) {
  const heading = useFocusOnArrival()
  const { list: text } = clearingsText
  return (
    <>
      <PageHeader
        title={clearingsText.title}
        description={clearingsText.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{clearingsText.settings}</BackLink>}
        actions={
          canPrepare && (
            <LinkButton href={hrefOf({ page, nova: 'manual' })}>{clearingsText.byHand}</LinkButton>
          )
        }
      />
      <Stack gap="6">
        {canPrepare ? (
          <SendReturnFile onSent={(id) => open({ page, baixa: id })} />
        ) : (
          <Banner tone="info" title={clearingsText.readOnly} />
        )}
        <DebitsCard debits={debits} canPrepare={canPrepare} />
        {deductions.length > 0 && (
          <DeductionsCard
            months={deductions}
            hrefOf={({ idPlano, mes }) => hrefOf({ page, plano: idPlano, mes })}
          />
        )}
        <Card title={text.heading}>
          <PagedTable
            caption={text.heading}
            columns={clearingColumns((id) => hrefOf({ page, baixa: id }))}
            rows={list.baixas}
            rowKey={({ id }) => id}
            empty={{ title: text.emptyTitle, children: text.emptyText }}
            pages={{ page, totalPages: list.totalPage, getHref: (wanted) => hrefOf({ page: wanted }) }}
          />
        </Card>
      </Stack>
    </>
  )
}
