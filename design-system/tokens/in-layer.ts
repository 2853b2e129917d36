import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** Puts a rule in the layer of design system components: `style(inComponent({ … }))`. */
export const inComponent = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.component]: rule } })

/** Puts a rule in the layer of page layout, which wins over components: `style(inPage({ … }))`. */
export const inPage = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.page]: rule } })
