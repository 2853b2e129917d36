import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
  /** Default `span`. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3'
  id?: string
}

/** Text for assistive technology only, where the eye already has a picture or a place. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  )
}
