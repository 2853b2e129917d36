import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarResumoAtendimento, retornarSolicitacoes } from '#contract/requisicoes.ts'

const NEWEST = 5

/** The attendants' queue in figures, and the newest requests of every plan. */
export const attendanceSummary = attendantQuery.handler(async ({ context }) => {
  const [summary, newest] = await Promise.all([
    context.api.call(retornarResumoAtendimento, {}),
    context.api.call(retornarSolicitacoes, { query: { page: 0, limit: NEWEST } }),
  ])
  return { summary, newest: newest.requisicoes }
})
