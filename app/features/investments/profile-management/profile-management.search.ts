import { keyword, oneOf, recordId, searchOf, textThat, wholeNumber } from '#app/navigation/search-values.ts'

/** Search parameters: the profile that is open (`novo` for one more), the year of its unit values, or the windows of a plan. */
export const profileManagementSearch = searchOf({
  perfil: textThat((text) => /^(novo)?$/.test(text), ''),
  idPerfil: recordId,
  ano: wholeNumber(1900, 2200, undefined),
  aba: oneOf(['perfis', 'periodos'], 'perfis'),
  idPlano: recordId,
  regra: keyword,
})
export type ProfileManagementSearch = ReturnType<typeof profileManagementSearch>

export const profileManagementDefaults = { perfil: '', aba: 'perfis', regra: '' } as const
