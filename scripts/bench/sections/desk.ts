import { answersTo, type MeasuredApi } from '../measured-api.ts'
import type { Answered } from '../sized-table.ts'

/** People as the palette and the attendants' home look for them: ten at once. */
const people = {
  'paleta, nome raro': 'Werneck',
  'paleta, nome comum': 'Silva',
  'paleta, dois nomes': 'Maria Silva',
  'paleta, três letras': 'mar',
  'paleta, dígitos de um CPF': '4725',
  'paleta, nada': 'zzqxw',
}

/** Around an attendant's list: the palette's search for people, the bell and the figures of the queue. */
export async function measureDesk({ marta, helena }: MeasuredApi): Promise<Answered[]> {
  const searches = Object.entries(people).map(([name, word]) => ({
    name,
    path: `/filtrarPessoas?limit=10&palavraChave=${encodeURIComponent(word)}`,
  }))
  const bell = (name: string, personId: number) => ({ name, path: `/retornarNotificacoes/${personId}/0` })
  return [
    ...(await answersTo(marta, [
      ...searches,
      bell('sino de Marta', marta.personId),
      { name: 'números da fila', path: '/retornarResumoAtendimento' },
    ])),
    ...(await answersTo(helena, [bell('sino de Helena', helena.personId)])),
  ]
}
