import { buttonClass } from '../Button/Button.css.ts'
import type { ButtonLook } from '../Button/Button.tsx'

/**
 * The class of a link that looks like a button, for an application's own link component:
 * `<Link to="/services" className={linkButtonClass({ variant: 'secondary' })}>`.
 */
export const linkButtonClass = (look: ButtonLook = {}): string => buttonClass(look)
