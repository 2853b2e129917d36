import * as v from 'valibot'

/** Search parameters of /development: the path of the page that was asked for. */
export const developmentSearch = v.object({
  pagina: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[\w/-]{0,80}$/))), undefined),
})
