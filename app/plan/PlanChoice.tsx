import { Dialog } from '@portal/design-system/Dialog'
import { Stack } from '@portal/design-system/Stack'
import { toast } from '@portal/design-system/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { focusHeadingAfterDialog } from '#app/navigation/focus-heading-after-dialog.ts'
import { safeReturnPath } from '#app/navigation/public-paths.ts'
import { allButVisit, refreshVisit } from '#app/session/session.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { PlanLink } from '#contract/plans/plans.ts'
import { NoPlan } from './NoPlan.tsx'
import { PlanList, type PlanRow } from './PlanList.tsx'
import { choosePlan } from './plan.functions.ts'
import { planQueries } from './plan.queries.ts'
import { planText } from './plan.text.ts'

/**
 * Asks which plan and enrolment to see. Without `onClose` it cannot be left without a choice, because no page can be shown
 * before one; choosing then leads to the page that the person was on the way to. Otherwise it returns to home. Focus goes
 * to the heading of that page.
 */
export function PlanChoice({ isOpen, onClose }: { isOpen: boolean; onClose?: () => void }) {
  const planLinks = useQuery(planQueries.planLinks())
  const queryClient = useQueryClient()
  const router = useRouter()
  const { voltar } = useSearch({ strict: false })
  const backLink = useSession().planLink === null ? safeReturnPath(voltar) : '/'
  const [chosen, setChosen] = useState<number | null>(null)
  const choosing = useCommand(
    async ({ data }: { data: { idVinculo: number } }) => {
      const planLink = await choosePlan({ data })
      queryClient.removeQueries(allButVisit)
      await refreshVisit(queryClient)
      await router.navigate({ href: backLink })
      await router.invalidate()
      toast.show({ message: planText.chosen(planLink.plano.nome), tone: 'success' })
      onClose?.()
      focusHeadingAfterDialog()
    },
    { rereads: false },
  )
  const choose = (idVinculo: number) => {
    setChosen(idVinculo)
    void choosing.run({ idVinculo })
  }

  return (
    <Dialog
      title={planText.choose}
      description={planText.chooseLead}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={onClose !== undefined}
    >
      <Stack gap="4">
        <FormProblem problem={choosing.problem} />
        <PlanList
          plans={planLinks}
          rowsOf={(links) => links.map(rowOf)}
          chosen={choosing.isPending ? chosen : null}
          onChoose={choose}
          none={<NoPlan />}
        />
      </Stack>
    </Dialog>
  )
}

function rowOf({ id, plano, matricula, categoria, situacao }: PlanLink): PlanRow {
  const detail = `${planText.enrolment} ${matricula} · ${categoria.nome}, ${situacao.nome.toLowerCase()}`
  return { id, title: plano.nome, detail }
}
