import { Button } from '@portal/design-system/Button'
import { CloseIcon, SwapIcon } from '@portal/design-system/icons'
import { toast } from '@portal/design-system/Toast'
import { useLazyOverlay } from '#app/loading/use-lazy-overlay.ts'
import { deskPlanText } from '#app/plan/desk-plan.text.ts'
import { lazyDeskPlanChoice } from '#app/plan/lazy-plan-choice.ts'
import { useChooseDeskPlan } from '#app/plan/use-choose-desk-plan.ts'
import { bar, ways } from './DeskPlanBar.css.ts'
import { sentence } from './ServingBar.css.ts'

const text = deskPlanText

/** Under the top bar while an attendant keeps the lists to one plan: which it is, another one, and back to all. */
export function DeskPlanBar({ plan }: { plan: string }) {
  const { state, triggerProps } = useLazyOverlay(lazyDeskPlanChoice)
  const choosing = useChooseDeskPlan()
  const takeOff = async () => {
    const outcome = await choosing.run({ idPlano: null })
    if (outcome.ok) return document.querySelector('main')?.focus()
    if (outcome.problem) toast.show({ message: outcome.problem.detail, tone: 'danger' })
  }
  return (
    <section aria-label={text.label} className={bar}>
      <p className={sentence}>{text.showing(plan)}</p>
      <div className={ways}>
        <Button variant="quiet" size="compact" icon={SwapIcon} {...triggerProps}>
          {text.change}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          icon={CloseIcon}
          isPending={choosing.isPending}
          onPress={() => void takeOff()}
        >
          {text.off}
        </Button>
      </div>
      <lazyDeskPlanChoice.Slot {...state} />
    </section>
  )
}
