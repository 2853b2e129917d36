/**
 * The floor of every page. Import this first, before any component, so that the cascade layers are named in
 * their order whatever the order of the files that follow.
 */
import './tokens/layers.css.ts'
import './tokens/contract.css.ts'
import './tokens/theme.css.ts'
import './global/fonts.css.ts'
import './global/reset.css.ts'
import './global/more-contrast.css.ts'
import './global/print.css.ts'
