import { Dialog } from '@portal/design-system/Dialog'
import { Stack } from '@portal/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import type { OverlayState } from '#app/loading/use-lazy-overlay.ts'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { deskPlanText } from './desk-plan.text.ts'
import { PlanList } from './PlanList.tsx'
import { planText } from './plan.text.ts'
import { useChooseDeskPlan } from './use-choose-desk-plan.ts'

const text = deskPlanText

/** No plan has this number: all of them. */
const ALL = 0

/** Asks an attendant to which plan the lists of the desk are kept; 'Todos os planos' until they choose. */
export function DeskPlanChoice({ isOpen, onOpenChange }: OverlayState) {
  const plans = useQuery(ask('retornarPlanos'))
  const current = useSession().deskPlan?.id ?? ALL
  const choosing = useChooseDeskPlan()
  const [chosen, setChosen] = useState<number | null>(null)
  const detailOf = (id: number, detail: string) => (id === current ? text.current : detail)
  const choose = async (id: number) => {
    setChosen(id)
    const outcome = await choosing.run({ idPlano: id === ALL ? null : id })
    if (outcome.ok) onOpenChange(false)
  }
  return (
    <Dialog title={text.choose} description={text.chooseLead} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap="4">
        <FormProblem problem={choosing.problem} />
        <PlanList
          plans={plans}
          rowsOf={(all) => [
            { id: ALL, title: text.all, detail: detailOf(ALL, text.allDetail) },
            ...all.map(({ id, nome }) => ({ id, title: nome, detail: detailOf(id, text.detail) })),
          ]}
          chosen={choosing.isPending ? chosen : null}
          onChoose={(id) => void choose(id)}
          none={planText.none}
        />
      </Stack>
    </Dialog>
  )
}
