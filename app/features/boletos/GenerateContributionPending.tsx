import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { page } from './boletos.css.ts'
import { boletosText } from './boletos.text.ts'

/** The contributions while they are on their way. */
export function GenerateContributionPending() {
  return (
    <>
      <PageHeader title={boletosText.title} description={boletosText.lead} />
      <div className={page}>
        <Card>
          <Skeleton isLoading lines={4} label={boletosText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={8} label={boletosText.pending} />
        </Card>
      </div>
    </>
  )
}
