import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { page } from './personal-profile.css.ts'
import { personalProfileText } from './personal-profile.text.ts'

/** A page of the profile while its data is on its way. */
export function PersonalProfilePending() {
  return (
    <>
      <PageHeader title={personalProfileText.title} />
      <div className={page}>
        <Card>
          <Skeleton isLoading lines={4} label={personalProfileText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={4} label={personalProfileText.pending} />
        </Card>
      </div>
    </>
  )
}
