import type { ElementType } from 'react'
import { alignItems, columnGaps, gaps, type Space } from '../layout/layout.css.ts'
import { joined, type LayoutTag, type Polymorphic } from '../layout/polymorphic.ts'
import { columns, filling, fitting, from as fromClass, templates } from './Columns.css.ts'

interface ColumnsOwnProps {
  /**
   * Columns of fixed shares, once the screen has the width `from`: `mainAside` is 3 to 2, `asideMain` 2 to 3, `wideNarrow` 2 to 1, `mainAction` a field and
   * the buttons that go with it. `thirds` and `quarters` are two columns on a tablet. Without a template there are as many columns as fit, of `minWidth`.
   */
  template?: 'halves' | 'thirds' | 'quarters' | 'mainAside' | 'asideMain' | 'wideNarrow' | 'mainAction'
  /** Width of the screen for a template: 640, 960 or 1280 px at the default text size. Default `wide`, 960. */
  from?: 'medium' | 'wide' | 'widest'
  /** Of each column without a template: 192, 240 or 288 px at the default text size. Default `medium`, 240. */
  minWidth?: 'narrow' | 'medium' | 'wide'
  /** Without a template: few things stay as narrow as many would be. By default they share the whole width. */
  keepsWidth?: boolean
  /** Step of `vars.space` between two things. Default 6, 24 px. */
  gap?: Space
  /** Between two columns, where that is another distance. */
  columnGap?: Space
  /** How things of unequal height stand beside each other. Default `start`. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

export type ColumnsProps<Tag extends LayoutTag = 'div'> = Polymorphic<Tag, ColumnsOwnProps>

/** Things beside each other where there is room, under each other where there is none. */
export function Columns<Tag extends LayoutTag = 'div'>({
  as,
  template,
  from = 'wide',
  minWidth = 'medium',
  keepsWidth = false,
  gap = '6',
  columnGap,
  align = 'start',
  className,
  ...props
}: ColumnsProps<Tag>) {
  const Element = (as ?? 'div') as ElementType
  const shape = template
    ? joined(templates[template], fromClass[from])
    : (keepsWidth ? filling : fitting)[minWidth]
  return (
    <Element
      {...props}
      className={joined(
        columns,
        shape,
        gaps[gap],
        columnGap && columnGaps[columnGap],
        alignItems[align],
        className,
      )}
    />
  )
}
