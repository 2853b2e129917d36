import { Dialog } from '@portal/design-system/Dialog'
import { toast } from '@portal/design-system/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { safeWayBack } from '#app/navigation/public-paths.ts'
import { allButVisit, readVisitAnew } from '#app/session/session.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { PlanList } from './PlanList.tsx'
import { choosePlan } from './plan.functions.ts'
import { planQueries } from './plan.queries.ts'
import { planText } from './plan.text.ts'

/**
 * Asks which plan and enrolment to see. Without `onClose` it cannot be left without a choice, because no page can be shown
 * before one; choosing then leads to the page that the person was on the way to. Otherwise it returns to home.
 */
export function PlanChoice({ isOpen, onClose }: { isOpen: boolean; onClose?: () => void }) {
  const planLinks = useQuery(planQueries.planLinks())
  const queryClient = useQueryClient()
  const router = useRouter()
  const { voltar } = useSearch({ strict: false })
  const wayBack = useSession().planLink === null ? safeWayBack(voltar) : '/'
  const [chosen, setChosen] = useState<number | null>(null)

  const choose = async (idVinculo: number) => {
    setChosen(idVinculo)
    try {
      const planLink = await choosePlan({ data: { idVinculo } })
      queryClient.removeQueries(allButVisit)
      await readVisitAnew(queryClient)
      await router.navigate({ href: wayBack })
      await router.invalidate()
      toast.show({ message: planText.chosen(planLink.plano.nome), tone: 'success' })
      onClose?.()
    } catch (error) {
      toast.show({ message: problemOf(error).detail, tone: 'danger' })
    } finally {
      setChosen(null)
    }
  }

  return (
    <Dialog
      title={planText.choose}
      description={planText.chooseLead}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={onClose !== undefined}
    >
      <PlanList planLinks={planLinks} chosen={chosen} onChoose={(id) => void choose(id)} />
    </Dialog>
  )
}
