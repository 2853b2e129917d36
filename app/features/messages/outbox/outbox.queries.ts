import { ask } from '#app/session/ask.ts'
import type { OutboxSearch } from './outbox.search.ts'

export const outboxQueries = {
  /** The newest e-mails first. An empty `mensagem` is any. */
  page: ({ page, estado, mensagem, idPessoa, idRequisicao, idEnvio }: Omit<OutboxSearch, 'email'>) =>
    ask('retornarEmails', {
      page,
      estado,
      ...(mensagem !== '' && { mensagem }),
      idPessoa,
      idRequisicao,
      idEnvio,
    }),
}
