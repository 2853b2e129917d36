import { Card } from '@portal/design-system/Card'
import type { FormEvent, ReactNode } from 'react'
import type { Keyword } from './use-keyword.ts'

type KeywordFormProps = {
  /** What is filtered by it, for the ear. */
  label: string
  keyword: Keyword
  className?: string
  children: ReactNode
}

/** The filters of a list, a `KeywordField` among them. Works before the page's script arrived, too: the values go into the address. */
export function KeywordForm({ label, keyword, className, children }: KeywordFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keyword.applyNow()
  }
  return (
    <Card>
      <form method="get" role="search" aria-label={label} onSubmit={submit} className={className}>
        {children}
      </form>
    </Card>
  )
}
