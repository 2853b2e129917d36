import { LogOutIcon, SwapIcon } from '@portal/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lazyDeskPlanChoice, lazyPlanChoice } from '#app/plan/lazy-plan-choice.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSignOut } from '#app/session/use-sign-out.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { commandPaletteText } from './command-palette.text.ts'
import type { PaletteAction } from './palette-item.ts'

const { actions: text } = commandPaletteText

/**
 * Commands of the palette: switching plans where there are several, and signing out. Render `dialogs` beside the palette, which is closed
 * by the time they open. Nothing is fetched until `isOpen`.
 */
export function usePaletteActions(isOpen: boolean): {
  actions: readonly PaletteAction[]
  dialogs: ReactNode
} {
  const isAtDesk = isAdminMode(useSession())
  const [isChoosing, setChoosing] = useState(false)
  const links = useQuery({ ...planQueries.planLinks(), enabled: isOpen && !isAtDesk })
  const hasSeveral = isAtDesk || (links.data?.length ?? 0) > 1
  const choosePlan = () => {
    setChoosing(true)
    void (isAtDesk ? lazyDeskPlanChoice : lazyPlanChoice).load()
  }
  const plan = { id: 'acao:plano', icon: SwapIcon, keywords: text.planWords, run: choosePlan }
  const signOut = { id: 'acao:sair', icon: LogOutIcon, keywords: text.signOutWords, run: useSignOut() }
  return {
    actions: [
      ...(hasSeveral ? [{ ...plan, title: isAtDesk ? text.choosePlan : text.changePlan }] : []),
      { ...signOut, title: text.signOut },
    ],
    dialogs: isAtDesk ? (
      <lazyDeskPlanChoice.Slot isOpen={isChoosing} onOpenChange={setChoosing} />
    ) : (
      isChoosing && <lazyPlanChoice.Slot isOpen onClose={() => setChoosing(false)} />
    ),
  }
}
