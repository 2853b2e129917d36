import * as v from 'valibot'

/** The token of an e-mail's link as an address brings it; whether it is good the API says. */
export const linkInAddress = v.object({ token: v.pipe(v.string(), v.maxLength(200)) })
