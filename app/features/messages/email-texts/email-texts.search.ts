import { searchOf, textThat } from '#app/navigation/search-values.ts'

/** Search parameters: the e-mail that is open, by the id of its message. */
export const emailTextsSearch = searchOf({ modelo: textThat((text) => /^[a-z_]{0,60}$/.test(text), '') })

export const emailTextsDefaults = { modelo: '' } as const
