import { textLink } from './TextLink.css.ts'

/** The class of a {@link TextLink}, for an application's own link component: `<Link to="/services" className={textLinkClass}>`. */
export const textLinkClass: string = textLink
