import type { ReactNode } from 'react'
import { Columns } from '../Columns/Columns.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { beside } from './SplitView.css.ts'

export interface SplitViewProps {
  /** Content to work through, in reading order. */
  children: ReactNode
  /** Evidence to compare it with: stays in sight beside it, or stands below where there is no room for both. */
  evidence: ReactNode
}

/** Two halves of one piece of work on a wide screen: what somebody says on the left, and what proves it always in sight on the right. */
export function SplitView({ children, evidence }: SplitViewProps) {
  return (
    <Columns template="halves" from="widest">
      <Stack gap="6">{children}</Stack>
      <Stack gap="6" className={beside}>
        {evidence}
      </Stack>
    </Columns>
  )
}
