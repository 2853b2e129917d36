import * as v from 'valibot'
import { competence, id } from '#contract/formats.ts'
import { enviarArquivoRetorno } from '#contract/payment-clearings/payment-clearings.ts'

/** Which page of the list. */
export const clearingsPage = v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** Which clearing. */
export const clearingReference = v.object({ idBaixa: id })

/** Which month of which plan's sponsor. */
export const monthOfPlan = v.object({ idPlano: id, mes: competence })

/** Shortest keyword that is searched. */
export const SHORTEST_KEYWORD = 3

export const payableKeyword = v.object({
  palavraChave: v.pipe(v.string(), v.trim(), v.minLength(SHORTEST_KEYWORD), v.maxLength(80)),
})

export const sentReturn = enviarArquivoRetorno.answer
