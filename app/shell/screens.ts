/** From this width on the navigation stands beside the page; below it is in a drawer. */
export const WIDE_SCREEN = '(min-width: 64rem)'

/** Up to this width the most used pages stand at the lower edge, and the conversations there instead of in the bar above. */
export const PHONE_SCREEN = '(max-width: 36rem)'
