import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { firstPortuguese } from './first-portuguese.ts'
import type { Strings } from './strings.ts'
import { StringsContext } from './strings-context.ts'

export interface StringsProviderProps {
  children: ReactNode
  /** Every string in another language, as `english`. Default: Portuguese. */
  strings?: Strings
}

/**
 * Sets the language of every component below: what they say, how they write dates and numbers, and what react-aria says by itself.
 * Every application has one at its root, also for Portuguese: without it react-aria speaks the browser's language.
 */
export function StringsProvider({ children, strings }: StringsProviderProps) {
  return (
    <I18nProvider locale={strings?.locale ?? firstPortuguese.locale}>
      <StringsContext value={strings ?? null}>{children}</StringsContext>
    </I18nProvider>
  )
}
