import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import { contributionsText } from './contributions.text.ts'

/** The change of contribution while its data is on its way. */
export function ChangeContributionPending() {
  return (
    <ChangeFrame step="form">
      <Skeleton isLoading lines={8} label={contributionsText.pending} />
    </ChangeFrame>
  )
}
