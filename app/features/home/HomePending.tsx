import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { page } from './home.css.ts'
import { homeText } from './home.text.ts'

/** Home while the plan is on its way. */
export function HomePending() {
  return (
    <>
      <PageHeader title={homeText.heading} />
      <div className={page}>
        <Card>
          <Skeleton isLoading lines={4} label={homeText.pending} />
        </Card>
        <Skeleton isLoading lines={6} label={homeText.pending} />
      </div>
    </>
  )
}
