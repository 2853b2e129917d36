import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colorContract } from './color-contract.ts'
import { lightShadows, scales } from './scales.ts'
import { tokenName } from './token-name.ts'

/**
 * Every token as a `var(--ds-…)`: `vars.color.*` (what each owes: `color-contract.ts`), `vars.shadow.*`
 * and the scales `vars.space/size/radius/font/motion/layer`.
 */
export const vars = createGlobalThemeContract(
  { color: colorContract, shadow: lightShadows, ...scales },
  (_value, path) => tokenName(path),
)
