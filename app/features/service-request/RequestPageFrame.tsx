import { PageHeader } from '@portal/design-system/PageHeader'
import type { ReactNode } from 'react'
import { page } from './service-request.css.ts'

export type RequestPageFrameProps = { title: string; lead?: string; children: ReactNode }

/** The frame of every request page: what it is, and the step in sight. */
export function RequestPageFrame({ title, lead, children }: RequestPageFrameProps) {
  return (
    <>
      <PageHeader title={title} description={lead} />
      <div className={page}>{children}</div>
    </>
  )
}
