/** E-mails by the name that administrators know them under: those of a request's life, and an invitation to the plan. */
export type EmailTemplate =
  | 'convite_participante'
  | 'requisicao_recebida'
  | 'requisicao_devolvida'
  | 'requisicao_deferida'
  | 'requisicao_indeferida'
  | 'requisicao_concluida'

/** What a template may say. The CPF only ever masked; no balances, no passwords, no health data. */
export type EmailVariables = RequestVariables | InvitationVariables

type RequestVariables = {
  primeiroNome: string
  cpfMascarado: string
  plano: string
  protocolo: string
  servico: string
  /** Empty when the step has none. */
  motivo: string
}

/** To somebody who is no participant yet: the one name that they know, and nothing else about who invites. */
type InvitationVariables = {
  primeiroNome: string
  convidante: string
  plano: string
  entidade: string
  /** Last day to accept. */
  prazo: string
}

type TemplateText = { subject: string; paragraphs: readonly string[] }

/** Subject and paragraphs of each template. `{{name}}` is replaced; anything else is written as it is. */
export const EMAIL_TEXTS: Record<EmailTemplate, TemplateText> = {
  convite_participante: {
    subject: '{{convidante}} convidou você para o plano {{plano}}',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      '{{convidante}} participa do plano de previdência {{plano}}, da {{entidade}}, e convidou você a participar também.',
      'Para conhecer o plano e aderir, fale com a {{entidade}} até {{prazo}} e diga em que e-mail recebeu este convite.',
      'O convite não obriga você a nada e não mostra dados de ninguém. Se não conhece quem convidou, ignore esta mensagem.',
    ],
  },
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
