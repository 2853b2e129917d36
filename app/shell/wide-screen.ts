/** From this width on the navigation stands beside the page; below it is in a drawer. */
export const WIDE_SCREEN = '(min-width: 64rem)'
