import { CellLines } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'

/** A cell with a quieter line below its own. */
export function TwoLines({ children, below }: { children: ReactNode; below: string }) {
  return (
    <CellLines>
      <span>{children}</span>
      <Text as="span" variant="small" tone="muted">
        {below}
      </Text>
    </CellLines>
  )
}
