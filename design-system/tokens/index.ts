/** Tokens and helpers for an application's own styles. The duties of each color are in `color-contract.ts`. */
export { focusRing, focusRingInside } from '../focus-ring.ts'
export { selectors } from '../selectors.ts'
export { vars } from './contract.css.ts'
export { inComponent, inPage } from './in-layer.ts'
export { pageFoot } from './page-foot.ts'
export { TALL } from './tall.ts'
export { type TypeStyle, tabularFigures, typeStyle } from './type-style.ts'
