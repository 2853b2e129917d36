import { DeadlineChip, type DeadlineChipProps } from '@portal/design-system/DeadlineChip'
import { createContext, use } from 'react'
import { useToday } from '#app/clock/today.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** The day that a story takes for today; null: today in Brasília, as the server says it. */
export const TodayOnScreen = createContext<IsoDate | null>(null)

/** Today in Brasília, or the day that a story takes for it. */
export function useTodayOnScreen(): IsoDate {
  const today = useToday()
  return use(TodayOnScreen) ?? today
}

/** How long until a deadline, counted from today. */
export function DeadlineOnScreen(props: Omit<DeadlineChipProps, 'today'>) {
  return <DeadlineChip {...props} today={useTodayOnScreen()} />
}
