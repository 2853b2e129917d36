import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
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
