import { answersTo, type MeasuredApi, type Question } from '../measured-api.ts'
import type { Answered } from '../sized-table.ts'

/** Rows of a page as the portal asks for them, and as it takes to reach the end of a million: the wire counts pages up to 100,000. */
const LIMIT = 5
const LONG_LIMIT = 50

/** Filters of lists: a status, a kind and a plan that many requests have, a status that few have, and days. */
const filters = {
  status: 'idStatus=7',
  'status raro': 'idStatus=3',
  tipo: 'idFuncionalidade=1',
  plano: 'idPlano=1',
  mês: `dataSolicitacaoInicio=${daysAgo(45)}&dataSolicitacaoFinal=${daysAgo(15)}`,
  ano: `dataSolicitacaoInicio=${daysAgo(800)}&dataSolicitacaoFinal=${daysAgo(435)}`,
}

/** Queues of attendants: in the order of their promised days, and by who has a request, how late it is and whose turn it is. */
const queues = {
  'por prazo': 'ordem=prazo',
  'por prazo, plano': 'ordem=prazo&idPlano=1',
  'por prazo, tipo e plano': 'ordem=prazo&idFuncionalidade=1&idPlano=1',
  'por prazo, mês': `ordem=prazo&${filters.mês}`,
  'mais antigas': 'ordem=antigas',
  minhas: 'ordem=prazo&responsavel=eu',
  'sem responsável': 'ordem=prazo&responsavel=ninguem',
  vencidas: 'ordem=prazo&prazo=vencido',
  'em atenção': 'ordem=prazo&prazo=atencao',
  'aguardando participante': 'ordem=prazo&aguarda=participante',
}

/** By one filter, by two, by three and by all. */
const combinations: (keyof typeof filters)[][] = [
  [],
  ['status'],
  ['status raro'],
  ['tipo'],
  ['plano'],
  ['mês'],
  ['ano'],
  ['status', 'tipo'],
  ['status', 'plano'],
  ['status', 'mês'],
  ['status', 'ano'],
  ['tipo', 'plano'],
  ['tipo', 'mês'],
  ['tipo', 'ano'],
  ['plano', 'mês'],
  ['plano', 'ano'],
  ['status', 'tipo', 'plano'],
  ['status', 'tipo', 'plano', 'mês'],
  ['status', 'tipo', 'plano', 'ano'],
]

/** The attendants' list, by every filter: its first page, its last one, and the ten thousandth where there is one. */
export async function measureLists({ marta, helena }: MeasuredApi): Promise<Answered[]> {
  const questions: Question[] = []
  for (const combination of combinations) {
    const name = combination.length === 0 ? 'todas' : combination.join(' + ')
    const query = combination.map((filter) => filters[filter]).join('&')
    questions.push({ name: `${name}, página 1`, path: pageOf(query, 0) })
    const pages = await pagesOf(query, LIMIT)
    if (pages >= 10_000) questions.push({ name: `${name}, página 10.000`, path: pageOf(query, 9_999) })
    const last = (await pagesOf(query, LONG_LIMIT)) - 1
    if (last > 0) questions.push({ name: `${name}, última`, path: pageOf(query, last, LONG_LIMIT) })
  }
  for (const [name, query] of Object.entries(queues)) {
    questions.push({ name: `${name}, página 1`, path: pageOf(query, 0, LONG_LIMIT) })
    const last = (await pagesOf(query, LONG_LIMIT)) - 1
    if (last > 0) questions.push({ name: `${name}, última`, path: pageOf(query, last, LONG_LIMIT) })
  }
  const personId = await somebody()
  questions.push({ name: 'de uma pessoa', path: pageOf(`idPessoa=${personId}`, 0) })
  return [
    ...(await answersTo(marta, questions)),
    ...(await answersTo(helena, [{ name: 'as próprias (Helena)', path: pageOf('', 0) }])),
  ]

  async function pagesOf(query: string, limit: number): Promise<number> {
    const { totalPage } = (await marta.get(pageOf(query, 0, limit))) as { totalPage: number }
    return totalPage
  }

  async function somebody(): Promise<number> {
    type Page = { requisicoes: { pessoa: { id: number } }[] }
    const { requisicoes } = (await marta.get(pageOf('', 100))) as Page
    return requisicoes[0]?.pessoa.id ?? helena.personId
  }
}

function pageOf(query: string, page: number, limit = LIMIT): string {
  return `/retornarSolicitacoes?${[query, `page=${page}`, `limit=${limit}`].filter(Boolean).join('&')}`
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
