import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { Supplier } from '#contract/publications/suppliers.ts'
import { supplierColumns } from './supplier-columns.tsx'
import { suppliersText } from './suppliers.text.ts'

/** The companies that work for the plan, or that there is none. */
export function Suppliers({ suppliers }: { suppliers: readonly Supplier[] }) {
  return (
    <>
      <PageHeader title={suppliersText.title} description={suppliersText.lead} />
      <Card>{suppliers.length === 0 ? <NoSuppliers /> : <SupplierTable suppliers={suppliers} />}</Card>
    </>
  )
}

function SupplierTable({ suppliers }: { suppliers: readonly Supplier[] }) {
  return (
    <StatementTable
      caption={suppliersText.caption}
      isCaptionHidden
      columns={supplierColumns}
      rows={suppliers}
      rowKey={({ id }) => id}
    />
  )
}

function NoSuppliers() {
  return (
    <EmptyState
      title={suppliersText.emptyTitle}
      action={
        <LinkButton href="/services" variant="secondary">
          {suppliersText.backToServices}
        </LinkButton>
      }
    >
      {suppliersText.emptyLead}
    </EmptyState>
  )
}
