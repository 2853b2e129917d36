import * as v from 'valibot'

/** Search parameters of the page of settings: the words that are looked for. */
export const settingsSearch = v.object({
  busca: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(80)), ''), ''),
})

export const settingsSearchDefaults = { busca: '' } as const
