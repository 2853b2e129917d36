import { recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search parameters: the plan whose theme is shown; the first plan while none is named. */
export const themeSearch = searchOf({ idPlano: recordId })
