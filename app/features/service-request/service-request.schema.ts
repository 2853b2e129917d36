import * as v from 'valibot'

/** Search of the confirmation page: the protocol to show, `AAAA.NNNNNNN`. Anything else reads as none. */
export const successSearch = v.object({
  protocolo: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}\.\d{7}$/))), undefined),
})
