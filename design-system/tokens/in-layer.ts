import { globalLayer, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/**
 * Every style file names the whole order again. The first stylesheet a browser meets decides the cascade, and
 * which one that is is up to the bundler: with the order named in one file only, a chunk that happens to come
 * before it would turn components into the weakest layer.
 */
const inLayer = (layer: string, rule: LayeredRule): StyleRule => {
  for (const name of Object.values(layers)) globalLayer(name)
  return { '@layer': { [layer]: rule } }
}

/** Puts a rule in the layer of design system components: `style(inComponent({ … }))`. */
export const inComponent = (rule: LayeredRule): StyleRule => inLayer(layers.component, rule)

/** Puts a rule in the layer of page layout, which wins over components: `style(inPage({ … }))`. */
export const inPage = (rule: LayeredRule): StyleRule => inLayer(layers.page, rule)
