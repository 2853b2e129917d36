import type { ElementType } from 'react'
import { joined, type Polymorphic, type TextTag } from '../layout/polymorphic.ts'
import type { TypeStyle } from '../tokens/type-style.ts'
import { block, breaking, measured, selectedWhole, tones, variants } from './Text.css.ts'

interface TextOwnProps {
  /** Size, line, weight and tracking together, by the name in the type scale. Without one, that of the surroundings. */
  variant?: TypeStyle
  /** Colour. Without one, that of the surroundings; headings are `strong` by themselves. */
  tone?: 'strong' | 'body' | 'muted' | 'brand' | 'success' | 'danger'
  /** Ends a line where reading gets tiring, 672 px at the default text size. */
  hasMeasure?: boolean
  /** A line of its own, where the element must be a `span`. */
  isBlock?: boolean
  /** Breaks anywhere rather than be wider than its place: addresses, codes. */
  breaksAnywhere?: boolean
  /** One press selects all of it: what is there to be copied, such as a protocol. */
  isSelectedWhole?: boolean
}

export type TextProps<Tag extends TextTag = 'p'> = Polymorphic<Tag, TextOwnProps>

/** A text in one of the product's text styles. `as` says what it is: a paragraph, a heading, a part of a line. */
export function Text<Tag extends TextTag = 'p'>({
  as,
  variant,
  tone,
  hasMeasure = false,
  isBlock = false,
  breaksAnywhere = false,
  isSelectedWhole = false,
  className,
  ...props
}: TextProps<Tag>) {
  const Element = (as ?? 'p') as ElementType
  const classes = joined(
    variant && variants[variant],
    tone && tones[tone],
    hasMeasure && measured,
    isBlock && block,
    breaksAnywhere && breaking,
    isSelectedWhole && selectedWhole,
    className,
  )
  return <Element {...props} className={classes || undefined} />
}
