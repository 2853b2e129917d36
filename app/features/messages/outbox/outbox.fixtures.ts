import type { OutboxEmail, OutboxEmailDetail, OutboxPage } from '#contract/messages/emails.ts'

/** Went at the first attempt. */
const delivered: OutboxEmail = {
  id: 5,
  mensagem: 'nova_mensagem',
  assunto: 'Você tem uma nova mensagem do atendimento',
  para: 'a***@exemplo.example',
  pessoa: { id: 1, nome: 'Ana Beatriz Lima' },
  idRequisicao: null,
  causadoPor: 'Karina Alves',
  estado: 'enviado',
  tentativas: 1,
  falha: null,
  naFilaEm: '2026-11-19T17:02:00.000Z',
  tentadoEm: '2026-11-19T17:02:01.000Z',
  enviadoEm: '2026-11-19T17:02:01.000Z',
  devolvidoEm: null,
  podeReenviar: false,
}

/** Nobody has that address. */
export const refused: OutboxEmail = {
  ...delivered,
  id: 6,
  mensagem: 'requisicao_recebida',
  assunto: 'Recebemos sua solicitação 2026.0000084',
  pessoa: { id: 6, nome: 'Gustavo Teles' },
  para: 'g***@exemplo.example',
  idRequisicao: 84,
  causadoPor: null,
  estado: 'recusado',
  tentativas: 6,
  falha: 'endereco',
  enviadoEm: null,
  podeReenviar: true,
}

/** Went and came back. */
const returned: OutboxEmail = {
  ...delivered,
  id: 7,
  assunto: 'Seu contracheque de novembro está disponível',
  pessoa: { id: 8, nome: 'Helena Prado' },
  para: 'h*****@exemplo.example',
  causadoPor: null,
  estado: 'devolvido',
  falha: 'caixa-cheia',
  devolvidoEm: '2026-11-19T17:03:40.000Z',
  podeReenviar: true,
}

/** A page with one that went, one that was refused and one that came back. */
export const somePage: OutboxPage = {
  emails: [returned, refused, delivered],
  totalPage: 1,
  totalItems: 3,
  naoEntregues: 2,
  mensagens: [{ id: 'nova_mensagem', nome: 'Você tem uma nova mensagem do atendimento' }],
}

/** The refused one with its text. */
export const refusedDetail: OutboxEmailDetail = {
  ...refused,
  texto: 'Olá, Gustavo.\n\nRecebemos sua solicitação de Alterar contribuição no plano HPE.\n',
  html: '<!doctype html><html lang="pt-BR"><head><title>E-mail</title></head><body><h1>Recebemos sua solicitação 2026.0000084</h1><p>Olá, Gustavo.</p></body></html>',
}

/** The one that came back with its text. */
export const returnedDetail: OutboxEmailDetail = {
  ...returned,
  texto: 'Olá, Helena.\n\nO contracheque de novembro do seu benefício já pode ser visto.\n',
  html: null,
}
