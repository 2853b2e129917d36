import { styleVariants } from '@vanilla-extract/css'
import { inPage } from '../tokens/in-layer.ts'
import { type TypeStyle, typeStyle } from '../tokens/type-style.ts'

const names: Record<TypeStyle, TypeStyle> = {
  display: 'display',
  heading: 'heading',
  title: 'title',
  subtitle: 'subtitle',
  lead: 'lead',
  body: 'body',
  label: 'label',
  small: 'small',
  caption: 'caption',
}

export const specimenStyles = styleVariants(names, (name) => inPage(typeStyle(name)))
