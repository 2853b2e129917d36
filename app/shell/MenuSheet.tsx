import { Button } from '@portal/design-system/Button'
import { LogOutIcon, SwapIcon } from '@portal/design-system/icons'
import { Sheet } from '@portal/design-system/Sheet'
import { useEffect, useRef } from 'react'
import type { OverlayState } from '#app/loading/use-lazy-overlay.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSignOut } from '#app/session/use-sign-out.ts'
import { MainNavigation } from './MainNavigation.tsx'
import { ways, whichPlan, who } from './MenuSheet.css.ts'
import { shellText } from './shell.text.ts'
import { usePlanChange } from './use-plan-change.tsx'

/** The menu stays this long after a navigation click, so that the eye can follow. */
const CLOSE_AFTER_MS = 800

/** Who is here and in which plan, the navigation, and the way out, in a drawer from the left, which closes itself after a choice. */
export function MenuSheet({ isOpen, onOpenChange }: OverlayState) {
  const { person } = useSession()
  const plan = usePlanChange()
  const signOut = useSignOut()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: boolean) => {
    clearTimeout(timer.current)
    onOpenChange(next)
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, CLOSE_AFTER_MS, false)
  }
  return (
    <>
      <Sheet
        side="left"
        size="narrow"
        title={shellText.menu}
        isBare
        isChrome
        isOpen={isOpen}
        onOpenChange={change}
      >
        <MainNavigation
          header={
            <div className={who}>
              <strong>{person.nome}</strong>
              {plan.plan && <span className={whichPlan}>{plan.plan}</span>}
            </div>
          }
          footer={
            <div className={ways}>
              {plan.change && (
                <Button
                  variant="quiet"
                  icon={SwapIcon}
                  onPress={() => {
                    change(false)
                    plan.change?.begin()
                  }}
                >
                  {plan.change.label}
                </Button>
              )}
              <Button variant="quiet" icon={LogOutIcon} onPress={signOut}>
                {shellText.signOut}
              </Button>
            </div>
          }
          onNavigate={closeSoon}
        />
      </Sheet>
      {plan.change?.question}
    </>
  )
}
