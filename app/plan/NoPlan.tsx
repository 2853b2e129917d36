import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { useSignOut } from '#app/session/use-sign-out.ts'
import { planText } from './plan.text.ts'

/** Shown to a person without an active plan, with the way to sign out. */
export function NoPlan() {
  const signOut = useSignOut()
  return (
    <Banner tone="info" title={planText.none}>
      <p>{planText.noneLead}</p>
      <Button variant="secondary" onPress={signOut}>
        {planText.leave}
      </Button>
    </Banner>
  )
}
