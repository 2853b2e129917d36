import type { ButtonLook } from '../Button/button-class.ts'
import { buttonClass } from '../Button/button-class.ts'

/**
 * The class of a link that looks like a button, for an application's own link component:
 * `<Link to="/services" className={linkButtonClass({ variant: 'secondary' })}>`.
 */
export const linkButtonClass = (look: ButtonLook = {}): string => buttonClass(look)
