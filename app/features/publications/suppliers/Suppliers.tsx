import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { ListTable } from '#app/listing/ListTable.tsx'
import type { Supplier } from '#contract/publications/suppliers.ts'
import { supplierColumns } from './supplier-columns.tsx'
import { suppliersText } from './suppliers.text.ts'

/** The companies that work for the plan, or that there is none. */
export function Suppliers({ suppliers }: { suppliers: readonly Supplier[] }) {
  return (
    <>
      <PageHeader title={suppliersText.title} description={suppliersText.lead} />
      <Card>
        <ListTable
          caption={suppliersText.caption}
          columns={supplierColumns}
          rows={suppliers}
          rowKey={({ id }) => id}
          empty={{
            headingLevel: 2,
            title: suppliersText.emptyTitle,
            children: suppliersText.emptyLead,
            action: (
              <LinkButton href="/services" variant="secondary">
                {suppliersText.backToServices}
              </LinkButton>
            ),
          }}
        />
      </Card>
    </>
  )
}
