import { enviarArquivoRetorno } from '#contract/payment-clearings/payment-clearings.ts'

/** Shortest keyword that is searched. */
export const SHORTEST_KEYWORD = 3

export const sentReturn = enviarArquivoRetorno.answer
