import type { EmailTextEdition, EmailTextPreview, ListedEmailText } from '#contract/messages/email-texts.ts'

const padrao = {
  assunto: 'Recebemos sua solicitação {{protocolo}}',
  corpo: 'Olá, {{primeiroNome}}.\n\nRecebemos sua solicitação de {{servico}} no plano {{plano}}.',
}

/** An e-mail in the portal's own words. */
export const receivedText: EmailTextEdition = {
  modelo: 'requisicao_recebida',
  nome: 'Solicitação recebida',
  publico: 'participante',
  versao: 0,
  atual: padrao,
  padrao,
  botao: 'Acompanhar a solicitação',
  variaveis: [
    { nome: 'plano', descricao: 'Nome do plano', exemplo: 'HPE', obrigatoria: false },
    { nome: 'servico', descricao: 'Nome do serviço pedido', exemplo: 'Resgate', obrigatoria: false },
    { nome: 'protocolo', descricao: 'Número da solicitação', exemplo: '2026.0000123', obrigatoria: false },
    { nome: 'primeiroNome', descricao: 'Primeiro nome de quem recebe', exemplo: 'Ana', obrigatoria: false },
  ],
  historico: [],
}

const own = { assunto: 'Chegou: {{protocolo}}', corpo: 'Olá, {{primeiroNome}}! Já estamos olhando.' }

/** The same in words of the entity. */
export const ownText: EmailTextEdition = {
  ...receivedText,
  versao: 1,
  atual: own,
  historico: [
    {
      versao: 1,
      texto: own,
      publicadoEm: '2026-11-20T14:05:00.000Z',
      publicadoPor: 'Marta Siqueira',
    },
  ],
}

/** How it would look. */
export const receivedPreview: EmailTextPreview = {
  assunto: 'Chegou: 2026.0000123',
  texto: 'Olá, Ana! Já estamos olhando.\n\nAcompanhar a solicitação: https://portal.example/\n',
  html: '<!doctype html><html lang="pt-BR"><title>Chegou</title><body><h1>Chegou: 2026.0000123</h1></body></html>',
  exemplo: true,
}

/** Two e-mails of the list. */
export const listedTexts: ListedEmailText[] = [
  {
    modelo: 'requisicao_recebida',
    nome: 'Solicitação recebida',
    publico: 'participante',
    padrao: false,
    alteradoEm: '2026-11-20T14:05:00.000Z',
    alteradoPor: 'Marta Siqueira',
  },
  {
    modelo: 'convite_participante',
    nome: '… convidou você para o plano …',
    publico: 'convidado',
    padrao: true,
    alteradoEm: null,
    alteradoPor: null,
  },
]
