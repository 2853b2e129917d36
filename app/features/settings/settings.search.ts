import { keyword, searchOf } from '#app/navigation/search-values.ts'

/** Search parameters of the page of settings: the words that are looked for. */
export const settingsSearch = searchOf({ busca: keyword })

export const settingsSearchDefaults = { busca: '' } as const
