import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lazyDeskPlanChoice, lazyPlanChoice } from '#app/plan/lazy-plan-choice.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { shellText } from './shell.text.ts'

type PlanChange = {
  /** Name and enrolment of the plan on screen; of an attendant, the plan whose lists they see. */
  plan: string | undefined
  /** The way to another one; undefined where there is none. `question` is the dialog, for the end of what shows the way. */
  change: { label: string; begin: () => void; question: ReactNode } | undefined
}

/** Which plan is on screen, and how to see another one. */
export function usePlanChange(): PlanChange {
  const session = useSession()
  const { planLink, deskPlan } = session
  const isAtDesk = isAdminMode(session)
  const [isAsking, setAsking] = useState(false)
  const planLinks = useQuery({ ...planQueries.planLinks(), enabled: !isAtDesk })
  const begin = () => {
    setAsking(true)
    void (isAtDesk ? lazyDeskPlanChoice : lazyPlanChoice).load()
  }
  if (isAtDesk) {
    const question = <lazyDeskPlanChoice.Slot isOpen={isAsking} onOpenChange={setAsking} />
    return {
      plan: deskPlan?.nome ?? shellText.allPlans,
      change: { label: shellText.choosePlan, begin, question },
    }
  }
  const question = isAsking && <lazyPlanChoice.Slot isOpen onClose={() => setAsking(false)} />
  const hasSeveral = (planLinks.data?.length ?? 0) > 1
  return {
    plan: planLink ? `${planLink.plano.nome} · ${shellText.enrolment(planLink.matricula)}` : undefined,
    change: hasSeveral ? { label: shellText.changePlan, begin, question } : undefined,
  }
}
