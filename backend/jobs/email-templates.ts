/** E-mails by the name that administrators know them under: those of a request's life, of a person's access and address, and an invitation. */
export type EmailTemplate =
  | 'convite_participante'
  | 'conta_alterada'
  | 'email_alterado'
  | 'recadastramento_codigo'
  | 'recadastramento_recusado'
  | 'recadastramento_sem_pendencia'
  | 'requisicao_recebida'
  | 'requisicao_devolvida'
  | 'requisicao_deferida'
  | 'requisicao_indeferida'
  | 'requisicao_concluida'
  | 'senha_alterada'
  | 'senha_link'

/** What a template may say. The CPF only ever masked; no balances, no passwords, no health data. */
export type EmailVariables =
  | RequestVariables
  | InvitationVariables
  | AccessVariables
  | LinkVariables
  | EmailChangeVariables
  | ReRegistrationVariables

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

/** About how a person gets in. */
type AccessVariables = {
  primeiroNome: string
  cpfMascarado: string
  /** `11/11/2026 às 12:00`, in São Paulo. */
  dataHora: string
}

/** A link that lets its reader do one thing, once. */
type LinkVariables = {
  primeiroNome: string
  cpfMascarado: string
  /** `30 minutos`. */
  validade: string
  link: string
}

/** To the old address and to the new one alike: neither is told the other in full. */
type EmailChangeVariables = {
  primeiroNome: string
  cpfMascarado: string
  /** Masked, `a***@exemplo.com.br`. */
  emailNovo: string
  dataHora: string
  /** Where it was changed: `no portal` or `pelo atendimento`. */
  origem: string
}

/** About a re-registration. The code is good for minutes, and only together with the CPF that it was asked for. */
type ReRegistrationVariables = { primeiroNome: string } & (
  | { codigo: string; minutos: string }
  /** Item by item why it was refused. */
  | { motivo: string }
  | object
)

/** Subject and paragraphs of an e-mail, with `{{variables}}` in them. */
export type EmailText = { subject: string; paragraphs: readonly string[] }

/** Subject and paragraphs of each template. `{{name}}` is replaced; anything else is written as it is. */
export const EMAIL_TEXTS: Record<EmailTemplate, EmailText> = {
  convite_participante: {
    subject: '{{convidante}} convidou você para o plano {{plano}}',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      '{{convidante}} participa do plano de previdência {{plano}}, da {{entidade}}, e convidou você a participar também.',
      'Para conhecer o plano e aderir, fale com a {{entidade}} até {{prazo}} e diga em que e-mail recebeu este convite.',
      'O convite não obriga você a nada e não mostra dados de ninguém. Se não conhece quem convidou, ignore esta mensagem.',
    ],
  },
  email_alterado: {
    subject: 'Seu e-mail do portal foi alterado',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'O e-mail do seu cadastro, do CPF {{cpfMascarado}}, foi alterado {{origem}} em {{dataHora}}. O novo é {{emailNovo}}.',
      'Enviamos este aviso ao endereço antigo e ao novo. Se não foi você quem pediu, fale com o atendimento agora.',
    ],
  },
  recadastramento_codigo: {
    subject: 'Seu código de segurança do recadastramento',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Seu código de segurança é {{codigo}}. Ele vale por {{minutos}} minutos e só pode ser usado uma vez.',
      'Digite o código na página do recadastramento. Nunca pedimos este código por telefone nem por mensagem. Se não foi você quem pediu, ignore este e-mail.',
    ],
  },
  recadastramento_recusado: {
    subject: 'Seu recadastramento precisa de uma correção',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Analisamos seu recadastramento e falta corrigir: {{motivo}}',
      'Abra a página do recadastramento no portal e peça um novo código. O resto do que você enviou continua lá.',
    ],
  },
  recadastramento_sem_pendencia: {
    subject: 'Você não tem recadastramento para fazer agora',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Alguém pediu um código de recadastramento com seu CPF, mas não há nada a fazer agora: ou ele já foi enviado, ou ainda não começou.',
      'Se tiver dúvidas, fale com o atendimento.',
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
  conta_alterada: {
    subject: 'Sua conta bancária foi alterada no portal',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'A conta em que você recebe os pagamentos do plano foi alterada no portal em {{dataHora}}.',
      'Cadastro com o CPF {{cpfMascarado}}. Se não foi você, troque a sua senha e fale com o atendimento.',
    ],
  },
  senha_link: {
    subject: 'Link para criar sua nova senha do portal',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'Recebemos um pedido de senha nova para o acesso com o CPF {{cpfMascarado}}. Para criar a senha, abra este link:',
      '{{link}}',
      'O link vale por {{validade}} e só pode ser usado uma vez.',
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
  },
  senha_alterada: {
    subject: 'Sua senha do portal foi alterada',
    paragraphs: [
      'Olá, {{primeiroNome}}.',
      'A senha do seu acesso ao portal foi alterada em {{dataHora}}. As outras sessões abertas foram encerradas.',
      'Acesso com o CPF {{cpfMascarado}}. Se não foi você, peça uma senha nova em Esqueci minha senha e fale com o atendimento.',
    ],
  },
}
