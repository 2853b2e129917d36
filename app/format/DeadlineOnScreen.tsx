import { DeadlineChip, type DeadlineChipProps } from '@portal/design-system/DeadlineChip'
import { createContext, use, useState } from 'react'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'

/** The day that a story takes for today; null: the day on which the page opened, in Brasília. */
export const TodayOnScreen = createContext<IsoDate | null>(null)

/** How long until a deadline, counted from the day on which the page opened. */
export function DeadlineOnScreen(props: Omit<DeadlineChipProps, 'today'>) {
  const [opened] = useState(() => saoPauloDateOf(Date.now()))
  return <DeadlineChip {...props} today={use(TodayOnScreen) ?? opened} />
}
