import type { ElementType } from 'react'
import { gaps, type Space } from '../layout/layout.css.ts'
import { joined, type LayoutTag, type Polymorphic } from '../layout/polymorphic.ts'
import { aligned, stack } from './Stack.css.ts'

interface StackLook {
  /** Step of `vars.space` between two things. Default 4, 16 px. */
  gap?: Space
  /** Where things stand that are narrower than the stack. Default `stretch`: none is. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

export type StackProps<Tag extends LayoutTag = 'div'> = Polymorphic<Tag, StackLook>

/** Things under each other, with one distance between them. `as` says what they are together: a list, a form, a section. */
export function Stack<Tag extends LayoutTag = 'div'>({
  as,
  gap = '4',
  align = 'stretch',
  className,
  ...props
}: StackProps<Tag>) {
  const Element = (as ?? 'div') as ElementType
  return (
    <Element
      {...props}
      className={joined(stack, gaps[gap], align !== 'stretch' && aligned[align], className)}
    />
  )
}
