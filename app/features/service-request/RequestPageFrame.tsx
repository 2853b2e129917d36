import type { ReactNode } from 'react'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
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
