import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'

export type RequestPageFrameProps = { title: string; lead?: string; children: ReactNode }

/** The frame of every request page: what it is, and the step in sight. */
export function RequestPageFrame({ title, lead, children }: RequestPageFrameProps) {
  return (
    <>
      <PageHeader title={title} description={lead} />
      <Stack gap="8">{children}</Stack>
    </>
  )
}
