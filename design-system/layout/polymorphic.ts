import type { ComponentPropsWithRef } from 'react'

/** Elements that hold others, or a text. Which one is a question of meaning; the look comes from the component. */
export type LayoutTag =
  | 'address'
  | 'article'
  | 'aside'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'figure'
  | 'footer'
  | 'form'
  | 'header'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'p'
  | 'search'
  | 'section'
  | 'span'
  | 'ul'

export type TextTag =
  | 'dd'
  | 'div'
  | 'dt'
  | 'figcaption'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'legend'
  | 'li'
  | 'p'
  | 'small'
  | 'span'
  | 'strong'
  | 'time'

/**
 * Props of a component that draws any of some elements, with that element's own attributes. `className` is there for what no prop
 * says, a width of one page: rules of a page (`inPage`) win over the component's.
 */
export type Polymorphic<Tag extends LayoutTag | TextTag, Own> = Own & {
  as?: Tag
} & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as' | 'style'>

/** Classes of one element; what is not there leaves nothing. */
export const joined = (...classes: readonly (string | false | undefined)[]): string =>
  classes.filter(Boolean).join(' ')
