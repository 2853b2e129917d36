import { searchOf, textThat } from '#app/navigation/search-values.ts'

/** Search parameters of /development: the path of the page that was asked for. */
export const developmentSearch = searchOf({
  pagina: textThat((text) => /^\/[\w/-]{0,80}$/.test(text), undefined),
})
