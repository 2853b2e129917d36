import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { suppliersText } from './suppliers.text.ts'

/** The suppliers page while it is on its way. */
export function SuppliersPending() {
  return (
    <>
      <PageHeader title={suppliersText.title} description={suppliersText.lead} />
      <Card>
        <Skeleton isLoading lines={8} label={suppliersText.pending} />
      </Card>
    </>
  )
}
