import type { Veteran } from '../large-database.ts'
import { answersTo, type MeasuredApi, type Question } from '../measured-api.ts'
import type { Answered } from '../sized-table.ts'

/** Plan of Helena, of the demonstration. */
const HELENAS_PLAN = 7

const names: Record<Veteran['name'], string> = {
  veteran: '30 anos contribuindo',
  pensioner: '30 anos recebendo',
}

/**
 * The readings of somebody with thirty years of their own, beside Helena's few: the same amount at every size, so that what grows is the size of
 * everything else. And pages of attendants that are no list of requests.
 */
export async function measureMovements({ marta, helena, veterans }: MeasuredApi): Promise<Answered[]> {
  const answered = await answersTo(helena, ownQuestions('Helena', helena.personId, HELENAS_PLAN))
  for (const veteran of veterans)
    answered.push(
      ...(await answersTo(veteran, ownQuestions(names[veteran.name], veteran.personId, veteran.planId))),
    )
  const unread = { name: 'não lidas de Marta', path: `/retornarNaoLidas/${marta.personId}/0` }
  return [
    ...answered,
    ...(await answersTo(marta, [
      unread,
      { name: 'início de Marta', path: '/retornarResumoAtendimento' },
      { name: 'conversas de Marta', path: '/retornarConversas?idPessoa=0&idPlano=0&limite=15' },
      { name: 'auditoria, página 1', path: '/retornarAuditoria?page=0' },
      { name: 'configuração de um tema', path: '/retornarEdicaoTema/1' },
    ])),
  ]
}

function ownQuestions(name: string, personId: number, planId: number): Question[] {
  const own = `${personId}/${planId}`
  return Object.entries({
    início: `/retornarResumoPlano/${own}`,
    posição: `/retornarPosicaoExtrato/${own}`,
    'extrato, página 1': `/retornarExtrato/${own}`,
    'extrato, página 20': `/retornarExtrato/${own}?pagina=19`,
    'não lidas': `/retornarNaoLidas/${own}`,
    'central de notificações': `/retornarCentralNotificacoes/${own}`,
    contracheques: `/retornarContracheques/${own}`,
    empréstimos: `/retornarEmprestimos/${own}`,
  }).map(([what, path]) => ({ name: `${name}: ${what}`, path }))
}
