import type { ElementType } from 'react'
import { alignItems, gaps, rowGaps, type Space } from '../layout/layout.css.ts'
import { joined, type LayoutTag, type Polymorphic } from '../layout/polymorphic.ts'
import { cluster, justified, stacked } from './Cluster.css.ts'

interface ClusterOwnProps {
  /** Step of `vars.space` between two things, and between two lines of them. Default 3, 12 px. */
  gap?: Space
  /** Between two lines, where that is another distance. */
  rowGap?: Space
  /** How things of unequal height stand on their line. Default `center`. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline'
  /** Where things stand on a line that has room left. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** On a phone, up to 480 px, under each other and as wide as the screen: the buttons that end a page. Default false. */
  isStackedOnPhone?: boolean
}

export type ClusterProps<Tag extends LayoutTag = 'div'> = Polymorphic<Tag, ClusterOwnProps>

/** Things beside each other that go on in a new line where there is no room: buttons of a form, a heading and its action. */
export function Cluster<Tag extends LayoutTag = 'div'>({
  as,
  gap = '3',
  rowGap,
  align = 'center',
  justify = 'start',
  isStackedOnPhone = false,
  className,
  ...props
}: ClusterProps<Tag>) {
  const Element = (as ?? 'div') as ElementType
  return (
    <Element
      {...props}
      className={joined(
        cluster,
        gaps[gap],
        rowGap && rowGaps[rowGap],
        alignItems[align],
        justify !== 'start' && justified[justify],
        isStackedOnPhone && stacked,
        className,
      )}
    />
  )
}
