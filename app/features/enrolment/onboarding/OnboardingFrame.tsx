import { Button } from '@portal/design-system/Button'
import { LogOutIcon } from '@portal/design-system/icons'
import { SkipLink } from '@portal/design-system/SkipLink'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { useVisit } from '#app/session/session.queries.ts'
import { useSignOut } from '#app/session/use-sign-out.ts'
import { bar, card, frame, logo, planName, wideOnly } from './onboarding.css.ts'
import { onboardingText as text } from './onboarding.text.ts'

const MAIN = 'conteudo'

/** The page of the first access: the plan's mark, the way out and back later, and one card. */
export function OnboardingFrame({ children }: { children: ReactNode }) {
  const { theme } = useVisit()
  const signOut = useSignOut()
  return (
    <div className={frame}>
      <SkipLink targetId={MAIN} />
      <header className={bar}>
        <span className={planName}>
          {theme.logoSrc && <img className={logo} src={theme.logoSrc} alt="" width={36} height={36} />}
          {theme.planName}
        </span>
        <Button variant="quiet" icon={LogOutIcon} onPress={signOut}>
          {text.leave}
          <span className={wideOnly}>{text.leaveLater}</span>
        </Button>
      </header>
      <main id={MAIN} tabIndex={-1} className={card}>
        <Text as="h1" variant="label" tone="muted">
          {text.title}
        </Text>
        {children}
      </main>
    </div>
  )
}
