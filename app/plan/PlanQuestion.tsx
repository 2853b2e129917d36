import { toast } from '@portal/design-system/Toast'
import { useEffect } from 'react'
import { lazyPlanChoice } from './lazy-plan-choice.ts'
import { planText } from './plan.text.ts'

/** Asks for a plan before any page can be shown; there is no way around it. */
export function PlanQuestion() {
  useEffect(() => {
    lazyPlanChoice.load().catch(() => toast.show({ message: planText.questionFailed, tone: 'danger' }))
  }, [])
  return <lazyPlanChoice.Slot isOpen />
}
