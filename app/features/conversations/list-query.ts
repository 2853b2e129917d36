import type { ListInput } from './conversations.schema.ts'

const situations = { abertas: 'abertas', encerradas: 'encerradas' } as const
const boxes = { minhas: 'minhas', aguardando: 'aguardando', 'sem-atendente': 'sem-atendente' } as const

/** A view of the list as the API names it. What waits for somebody is open. */
export function listQuery({ lista, palavraChave, antesDe }: ListInput) {
  const box = lista in boxes ? boxes[lista as keyof typeof boxes] : null
  const situation = lista in situations ? situations[lista as keyof typeof situations] : null
  return {
    ...(box && { caixa: box, situacao: 'abertas' as const }),
    ...(situation && { situacao: situation }),
    ...(palavraChave.length > 1 && { palavraChave }),
    ...(antesDe && { antesDe }),
  }
}
