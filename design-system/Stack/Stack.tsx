import type { ElementType } from 'react'
import { gaps, type Space } from '../layout/layout.css.ts'
import { joined, type LayoutTag, type Polymorphic } from '../layout/polymorphic.ts'
import { aligned, marks as markClass, stack, widths } from './Stack.css.ts'

interface StackOwnProps {
  /** Step of `vars.space` between two things. Default 4, 16 px. */
  gap?: Space
  /** Where things stand that are narrower than the stack. Default `stretch`: none is. */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /**
   * No wider than this: `narrow` for a year or a postal code, 224 px at the default text size; `medium` for one choice, 320 px; `form`, as
   * wide as is comfortable to fill in, 576 px; `measure`, as wide as is comfortable to read, 672 px. Without one, as wide as its place.
   */
  width?: 'narrow' | 'medium' | 'form' | 'measure'
  /** Before each thing of a list. By default a list has none. */
  marks?: 'bullets' | 'numbers'
}

export type StackProps<Tag extends LayoutTag = 'div'> = Polymorphic<Tag, StackOwnProps>

/** Things under each other, with one distance between them. `as` says what they are together: a list, a form, a section. */
export function Stack<Tag extends LayoutTag = 'div'>({
  as,
  gap = '4',
  align = 'stretch',
  width,
  marks,
  className,
  ...props
}: StackProps<Tag>) {
  const Element = (as ?? 'div') as ElementType
  return (
    <Element
      {...props}
      className={joined(
        stack,
        gaps[gap],
        align !== 'stretch' && aligned[align],
        width && widths[width],
        marks && markClass[marks],
        className,
      )}
    />
  )
}
