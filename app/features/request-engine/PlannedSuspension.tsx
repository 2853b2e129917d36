import { Stat } from '@portal/design-system/Stat'
import { monthText, reaisText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'
import { SuspensionCard, type SuspensionCardProps } from './SuspensionCard.tsx'
import { suspensionWords as words } from './suspension.text.ts'
import { amountOf, plannedMonths } from './suspension-months.ts'
import { amountSteps } from './suspension-sentences.ts'

type PlannedSuspensionProps = Pick<SuspensionCardProps, 'title' | 'items' | 'previous'> & {
  from: Competence
  /** Null: not chosen yet. */
  months: number | null
  /** Label of the month payments resume. */
  resumes: string
  /** Total over its months: label and reais a month; null where there is none. */
  total: { label: string; monthly: number } | null
}

/** Preview of a suspension while its length is chosen, with its first and last month. */
export function PlannedSuspension({ from, months, resumes, total, items, ...card }: PlannedSuspensionProps) {
  const planned = months !== null && plannedMonths(from, months)
  return (
    <SuspensionCard
      {...card}
      items={[
        { id: 'begins', term: words.begins, description: monthText(from) },
        planned && { id: 'last', term: words.last, description: monthText(planned.mesFim) },
        planned && { id: 'resumes', term: resumes, description: monthText(planned.mesRetorno) },
        ...items,
      ]}
    >
      {total !== null && months !== null && (
        <Stat
          label={total.label}
          value={reaisText(amountOf(total.monthly, months))}
          explanation={amountSteps(total.monthly, months)}
        />
      )}
    </SuspensionCard>
  )
}
