import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { catalogueText } from './service-catalogue.text.ts'

/** The services page while it is on its way. */
export function ServicesPending() {
  return (
    <>
      <PageHeader title={catalogueText.title} description={catalogueText.lead} />
      <Skeleton isLoading lines={8} label={catalogueText.pending} />
    </>
  )
}
