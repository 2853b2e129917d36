import { ActionRow } from '@portal/design-system/ActionRow'
import { Button } from '@portal/design-system/Button'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Spinner } from '@portal/design-system/Spinner'
import { Stack } from '@portal/design-system/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { planText } from './plan.text.ts'

/** One of the choices. `id`: what is chosen by it. */
export type PlanRow = { id: number; title: string; detail: string }

type PlanListProps<Plan> = {
  plans: UseQueryResult<Plan[]>
  rowsOf: (plans: Plan[]) => readonly PlanRow[]
  /** Row whose choice is being stored. */
  chosen: number | null
  onChoose: (id: number) => void
  /** In place of the rows where there is nothing to choose from. */
  none: ReactNode
}

/**
 * Plans as buttons. That they could not be read is no alarm, but what would stay blank says how to go on.
 */
export function PlanList<Plan>({ plans, rowsOf, chosen, onChoose, none }: PlanListProps<Plan>) {
  if (plans.isPending) return <Spinner label={planText.loading} />
  if (plans.isError) {
    return (
      <EmptyState
        title={planText.failed}
        headingLevel={3}
        action={
          <Button variant="secondary" isPending={plans.isFetching} onPress={() => void plans.refetch()}>
            {planText.retry}
          </Button>
        }
      >
        {planText.failedLead}
      </EmptyState>
    )
  }
  if (plans.data.length === 0) return none
  return (
    <Stack as="ul" gap="3">
      {rowsOf(plans.data).map(({ id, title, detail }) => (
        <li key={id}>
          <ActionRow
            title={title}
            detail={detail}
            isPending={chosen === id}
            isDisabled={chosen !== null && chosen !== id}
            onPress={() => onChoose(id)}
          />
        </li>
      ))}
    </Stack>
  )
}
