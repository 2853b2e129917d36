import { ActionRow } from '@portal/design-system/ActionRow'
import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Spinner } from '@portal/design-system/Spinner'
import { Stack } from '@portal/design-system/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSignOut } from '#app/session/use-sign-out.ts'
import type { PlanLink } from '#contract/plans.ts'
import { planText } from './plan.text.ts'

type PlanListProps = {
  planLinks: UseQueryResult<PlanLink[]>
  /** Link whose choice is being stored. */
  chosen: number | null
  onChoose: (idVinculo: number) => void
}

/** The person's plans as buttons; or what to do when there are none or they could not be read. */
export function PlanList({ planLinks, chosen, onChoose }: PlanListProps) {
  const signOut = useSignOut()
  if (planLinks.isPending) return <Spinner label={planText.loading} />
  if (planLinks.isError) {
    return (
      <Banner tone="danger" title={planText.failed}>
        <Button variant="secondary" onPress={() => void planLinks.refetch()}>
          {planText.retry}
        </Button>
      </Banner>
    )
  }
  if (planLinks.data.length === 0) {
    return (
      <Banner tone="info" title={planText.none}>
        <p>{planText.noneLead}</p>
        <Button variant="secondary" onPress={signOut}>
          {planText.leave}
        </Button>
      </Banner>
    )
  }
  return (
    <Stack as="ul" gap="3">
      {planLinks.data.map((planLink) => (
        <li key={planLink.id}>
          <ActionRow
            title={planLink.plano.nome}
            detail={`${planText.enrolment} ${planLink.matricula} · ${planLink.categoria.nome}, ${planLink.situacao.nome.toLowerCase()}`}
            isPending={chosen === planLink.id}
            isDisabled={chosen !== null && chosen !== planLink.id}
            onPress={() => onChoose(planLink.id)}
          />
        </li>
      ))}
    </Stack>
  )
}
