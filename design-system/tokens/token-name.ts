/**
 * The custom property name of a token, without the leading dashes.
 * Stable on purpose: the brand style of a request and the stylesheets are written apart and must agree.
 *
 * @example tokenName(['color', 'brand', 'onFill']) // 'ds-color-brand-on-fill'
 */
export const tokenName = (path: readonly string[]): string =>
  `ds-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`

/** `var(--ds-…)` of a token, for values that point at another token. */
export const tokenVar = (...path: string[]): string => `var(--${tokenName(path)})`
