import type { MouseEvent, ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { box } from './field.css.ts'

/** A click on the padding or on a currency sign means the input. */
const focusInput = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
  if (target instanceof Element && target.closest('button, input, textarea, [role="spinbutton"]')) return
  currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** The edge around an input and what stands beside it. Takes its states from the react-aria field around it. */
export function FieldBox({ children }: { children: ReactNode }) {
  return (
    <Group className={box} onClick={focusInput}>
      {children}
    </Group>
  )
}
