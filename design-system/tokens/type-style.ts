import { vars } from './contract.css.ts'

const { size, line, weight, tracking, figures } = vars.font

/** The names of the text styles, from the smallest to the largest. */
export type TypeStyle =
  | 'caption'
  | 'small'
  | 'body'
  | 'label'
  | 'lead'
  | 'subtitle'
  | 'title'
  | 'heading'
  | 'display'

type TypeRule = Readonly<{ fontSize: string; lineHeight: string; fontWeight: string; letterSpacing?: string }>

/** The text styles of the product: one name for size, line, weight and tracking together. */
export const typeStyles: Readonly<Record<TypeStyle, TypeRule>> = {
  caption: { fontSize: size.caption, lineHeight: line.body, fontWeight: weight.regular },
  small: { fontSize: size.small, lineHeight: line.body, fontWeight: weight.regular },
  body: { fontSize: size.body, lineHeight: line.body, fontWeight: weight.regular },
  label: { fontSize: size.body, lineHeight: line.snug, fontWeight: weight.medium },
  lead: { fontSize: size.lead, lineHeight: line.body, fontWeight: weight.regular },
  subtitle: { fontSize: size.subtitle, lineHeight: line.snug, fontWeight: weight.semibold },
  title: {
    fontSize: size.title,
    lineHeight: line.snug,
    fontWeight: weight.semibold,
    letterSpacing: tracking.tight,
  },
  heading: {
    fontSize: size.heading,
    lineHeight: line.tight,
    fontWeight: weight.semibold,
    letterSpacing: tracking.tight,
  },
  display: {
    fontSize: size.display,
    lineHeight: line.tight,
    fontWeight: weight.semibold,
    letterSpacing: tracking.tight,
  },
}

/** The declarations of a text style, to spread into a rule: `style(inComponent({ ...typeStyle('title') }))`. */
export const typeStyle = (name: TypeStyle): TypeRule => typeStyles[name]

/**
 * Digits of one width, for columns of figures that are flush right. Not for dates, counts or amounts in a text: there the digits of
 * Poppins stand as they were drawn. They are a family (see `global/fonts.css.ts`), since Poppins has no such feature.
 */
export const tabularFigures = { fontFamily: figures, fontVariantNumeric: 'tabular-nums' } as const
