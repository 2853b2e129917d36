import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
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
