/** E-mails of a request's life, by the name that administrators know them under. */
export type EmailTemplate =
  | 'requisicao_recebida'
  | 'requisicao_devolvida'
  | 'requisicao_deferida'
  | 'requisicao_indeferida'
  | 'requisicao_concluida'

/** What a template may say. The CPF only ever masked; no balances, no passwords, no health data. */
export type EmailVariables = {
  primeiroNome: string
  cpfMascarado: string
  plano: string
  protocolo: string
  servico: string
  /** Empty when the step has none. */
  motivo: string
}

type TemplateText = { subject: string; paragraphs: readonly string[] }

/** Subject and paragraphs of each template. `{{name}}` is replaced; anything else is written as it is. */
export const EMAIL_TEXTS: Record<EmailTemplate, TemplateText> = {
  requisicao_recebida: {
    subject: 'Recebemos sua solicitação {{protocolo}}',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Recebemos sua solicitação de {{servico}} no plano {{plano}}. O protocolo é {{protocolo}}.',
      'Você pode acompanhar cada passo no portal, em Acompanhar solicitações.',
      'Solicitação feita com o CPF {{cpfMascarado}}. Se não foi você, fale com o atendimento.',
    ],
  },
  requisicao_devolvida: {
    subject: 'Sua solicitação {{protocolo}} precisa de uma correção',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Analisamos sua solicitação de {{servico}} no plano {{plano}} e falta uma correção: {{motivo}}',
      'Entre no portal e envie a correção em até 30 dias. Depois desse prazo a solicitação expira.',
    ],
  },
  requisicao_deferida: {
    subject: 'Sua solicitação {{protocolo}} foi aprovada',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Sua solicitação de {{servico}} no plano {{plano}} foi aprovada. O protocolo é {{protocolo}}.',
      'Vamos avisar quando ela for concluída.',
    ],
  },
  requisicao_indeferida: {
    subject: 'Sua solicitação {{protocolo}} não foi aprovada',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Sua solicitação de {{servico}} no plano {{plano}} não foi aprovada. O motivo: {{motivo}}',
      'Se tiver dúvidas, abra uma conversa no portal a partir da solicitação.',
    ],
  },
  requisicao_concluida: {
    subject: 'Sua solicitação {{protocolo}} foi concluída',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Sua solicitação de {{servico}} no plano {{plano}} foi concluída. O protocolo é {{protocolo}}.',
      'Os detalhes estão no portal, em Acompanhar solicitações.',
    ],
  },
}
