import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { column, page } from './PublicPage.css.ts'

type PublicPageProps = {
  /** `narrow` for one short form, `wide` for a form of several steps, `full` for two columns. */
  width: keyof typeof column
  children: ReactNode
}

/** A page without the shell: one column in the middle. */
export function PublicPage({ width, children }: PublicPageProps) {
  return (
    <main className={page}>
      <Stack gap="5" className={column[width]}>
        {children}
      </Stack>
    </main>
  )
}
