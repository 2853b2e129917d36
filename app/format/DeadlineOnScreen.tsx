import { DeadlineChip, type DeadlineChipProps } from '@portal/design-system/DeadlineChip'
import { createContext, use } from 'react'
import { useToday } from '#app/clock/today.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** The day that a story takes for today; null: today in Brasília, as the server says it. */
export const TodayOnScreen = createContext<IsoDate | null>(null)

/** How long until a deadline, counted from today. */
export function DeadlineOnScreen(props: Omit<DeadlineChipProps, 'today'>) {
  const today = useToday()
  return <DeadlineChip {...props} today={use(TodayOnScreen) ?? today} />
}
