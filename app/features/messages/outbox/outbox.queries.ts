import { queryOptions } from '@tanstack/react-query'
import { outbox } from './outbox.functions.ts'
import type { OutboxPageInput } from './outbox.schema.ts'

export const outboxQueries = {
  page: ({ page, estado, mensagem, idPessoa, idRequisicao, idEnvio }: OutboxPageInput) => {
    const data = { page, estado, mensagem, idPessoa, idRequisicao, idEnvio }
    return queryOptions({ queryKey: ['outbox', 'page', data], queryFn: () => outbox({ data }) })
  },
}
