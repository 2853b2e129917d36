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
  links: UseQueryResult<PlanLink[]>
  /** Link whose choice is being stored. */
  chosen: number | null
  onChoose: (idVinculo: number) => void
}

/** The person's plans as buttons; or what to do when there are none or they could not be read. */
export function PlanList({ links, chosen, onChoose }: PlanListProps) {
  const signOut = useSignOut()
  if (links.isPending) return <Spinner label={planText.loading} />
  if (links.isError) {
    return (
      <Banner tone="danger" title={planText.failed}>
        <Button variant="secondary" onPress={() => void links.refetch()}>
          {planText.retry}
        </Button>
      </Banner>
    )
  }
  if (links.data.length === 0) {
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
      {links.data.map((link) => (
        <li key={link.id}>
          <ActionRow
            title={link.plano.nome}
            detail={`${planText.enrolment} ${link.matricula} · ${link.categoria.nome}, ${link.situacao.nome.toLowerCase()}`}
            isPending={chosen === link.id}
            isDisabled={chosen !== null && chosen !== link.id}
            onPress={() => onChoose(link.id)}
          />
        </li>
      ))}
    </Stack>
  )
}
