import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { optarAutopatrocinio, SelfSponsorshipOnWire } from '#contract/exits/self-sponsorship.ts'

const cost = {
  salario: 10_000,
  percentualBasica: 6,
  percentualSuplementar: 0,
  parcelas: [
    { parte: 'basica', valor: 201.58 },
    { parte: 'patrocinadora', valor: 201.58 },
    { parte: 'taxa', valor: 4.03 },
  ],
  total: 407.19,
} satisfies SelfSponsorshipOnWire['custo']

/** Who leaves with a salary of 10,000.00 and 6% of basic contribution. */
export const leaver: SelfSponsorshipOnWire = {
  custo: cost,
  taxaPercentual: 1,
  primeiroVencimento: '2026-12-10',
  devidoDesde: '2026-11',
  depois: ['resgate', 'portabilidade', 'bpd'],
  requisicaoAberta: null,
}

/** No salary or percentages on record. */
export const unknownCost: SelfSponsorshipOnWire = { ...leaver, custo: null }

/** The choice was filed already. */
export const filed: SelfSponsorshipOnWire = {
  ...leaver,
  requisicaoAberta: { id: 77, protocolo: '2026.0000077', status: { id: 2, nome: 'Em análise' } },
}

export const sentSelfSponsorship: CallAnswer<typeof optarAutopatrocinio> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-11T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-11-18',
  dados: { ...cost, primeiroVencimento: '2026-12-10' },
}
