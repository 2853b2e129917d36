import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { page } from './profile.css.ts'
import { profileText } from './profile.text.ts'

/** A page of the profile while its data is on its way. */
export function ProfilePending() {
  return (
    <>
      <PageHeader title={profileText.title} />
      <div className={page}>
        <Card>
          <Skeleton isLoading lines={4} label={profileText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={4} label={profileText.pending} />
        </Card>
      </div>
    </>
  )
}
