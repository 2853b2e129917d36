import { answersTo, type MeasuredApi } from '../measured-api.ts'
import type { Answered } from '../sized-table.ts'

/** Keywords of attendants in their list's search. `protocol`: one that exists. */
const words = (protocol: string) => ({
  'nome raro': 'Werneck',
  'nome comum': 'Silva',
  'dois nomes': 'Maria Silva',
  'nome sem acento': 'uchoa',
  'uma letra': 'a',
  'duas letras': 'li',
  'protocolo inteiro': protocol,
  'parte de um protocolo': protocol.slice(5, 10),
  'dígitos de um CPF': '4725',
  'nome de um tipo': 'renda',
  nada: 'zzqxw',
})

/** The attendants' list by what they search for: names, protocols, digits of a CPF, kinds of request. */
export async function measureKeywords({ marta }: MeasuredApi): Promise<Answered[]> {
  type Page = { requisicoes: { protocolo: string }[] }
  const { requisicoes } = (await marta.get('/retornarSolicitacoes?page=1000&limit=5')) as Page
  const known = words(requisicoes[0]?.protocolo ?? '2026.0000001')
  return answersTo(
    marta,
    Object.entries(known).map(([name, word]) => ({
      name,
      path: `/retornarSolicitacoes?limit=5&palavraChave=${encodeURIComponent(word)}`,
    })),
  )
}
