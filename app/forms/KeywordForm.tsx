import { Card } from '@portal/design-system/Card'
import type { FormEvent, ReactNode } from 'react'
import type { Keyword } from './use-keyword.ts'

type KeywordFormProps = {
  /** Accessible name of the form. */
  label: string
  keyword: Keyword
  children: ReactNode
}

/** The filters of a list, a `KeywordField` among them. Works before the page's script arrived, too: the values go into the address. */
export function KeywordForm({ label, keyword, children }: KeywordFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keyword.applyNow()
  }
  return (
    <Card>
      <form method="get" role="search" aria-label={label} onSubmit={submit}>
        {children}
      </form>
    </Card>
  )
}
