import type { ComponentType } from 'react'
import { TodayOnScreen } from '#app/format/DeadlineOnScreen.tsx'

/** The day on which every story is told, so that the days until a deadline are the same whenever it is shown. */
const TODAY = '2026-11-22'

/** Stands a story on that day. */
export function withToday(Story: ComponentType) {
  return (
    <TodayOnScreen value={TODAY}>
      <Story />
    </TodayOnScreen>
  )
}
