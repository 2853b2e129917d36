import { globalLayer } from '@vanilla-extract/css'

/**
 * The cascade, named once and in this order: a later layer wins whatever the order of the files.
 * Components go in `component`, page layout in `page`; nothing else is needed.
 */
export const layers = {
  tokens: globalLayer('tokens'),
  reset: globalLayer('reset'),
  component: globalLayer('component'),
  page: globalLayer('page'),
}
