import type { ReactNode } from 'react'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Steps } from '#design-system/Steps/Steps.tsx'
import { page } from './service-request.css.ts'

export type RequestPageFrameProps = {
  title: string
  lead?: string
  /** The steps of the request in order; left out where there is nothing to go through. */
  steps?: readonly { id: string; label: string }[]
  /** Id of the step in sight. */
  step?: string
  children: ReactNode
}

/** The frame of every request page: what it is, how far it has come, the step in sight. */
export function RequestPageFrame({ title, lead, steps, step, children }: RequestPageFrameProps) {
  return (
    <>
      <PageHeader title={title} description={lead} />
      <div className={page}>
        {steps && step && <Steps steps={steps} current={steps.findIndex(({ id }) => id === step)} />}
        {children}
      </div>
    </>
  )
}
