import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

const linkLabel = 'Fazer o recadastramento'
const leadsTo = page('/recadastramento')

/** A re-registration is the proof of life of those who are paid a benefit. */
export const reRegistrationMessages = [
  defineMessage({
    id: 'codigo_seguranca',
    to: 'secret',
    basis: 'duty',
    variables: ['codigo', 'minutos'],
    email: {
      subject: 'Seu código de segurança do recadastramento',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Seu código de segurança é {{codigo}}. Ele vale por {{minutos}} minutos e só pode ser usado uma vez.',
        'Digite o código na página do recadastramento. Nunca pedimos este código por telefone nem por mensagem. Se não foi você quem pediu, ignore este e-mail.',
      ],
      linkLabel: 'Abrir o recadastramento',
      leadsTo,
    },
  }),
  defineMessage({
    id: 'recadastramento_sem_pendencia',
    to: 'person',
    basis: 'duty',
    variables: [],
    email: {
      subject: 'Você não tem recadastramento para fazer agora',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Alguém pediu um código de recadastramento com seu CPF, mas não há nada a fazer agora: ou ele já foi enviado, ou ainda não começou.',
        'Se tiver dúvidas, fale com o atendimento.',
      ],
      linkLabel: 'Abrir o portal',
      leadsTo: page('/login'),
    },
  }),
  defineMessage({
    id: 'recadastramento_convite',
    to: 'person',
    basis: 'duty',
    variables: ['prazo'],
    inApp: {
      title: 'Faça seu recadastramento',
      text: 'Confirme seus dados até {{prazo}}, na página do recadastramento.',
      leadsTo,
    },
    email: {
      subject: 'Faça seu recadastramento',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A {{entidade}} pede que você confirme seus dados até {{prazo}}. Abra a página do recadastramento e peça um código com seu CPF e sua data de nascimento.',
        'Nunca pedimos sua senha nem o código por telefone ou por mensagem.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'recadastramento_lembrete',
    to: 'person',
    basis: 'duty',
    variables: ['prazo'],
    inApp: {
      title: 'Seu recadastramento está em atraso',
      text: 'O prazo era {{prazo}}. Faça agora, na página do recadastramento.',
      leadsTo,
    },
    email: {
      subject: 'Lembrete: faça seu recadastramento',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O prazo do seu recadastramento era {{prazo}}, e ele ainda não foi enviado.',
        'Leva poucos minutos: peça um código na página do recadastramento e confirme seus dados.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'recadastramento_aviso',
    to: 'person',
    basis: 'duty',
    variables: ['prazo', 'suspensaoEm'],
    inApp: {
      title: 'Seu benefício pode ser suspenso',
      text: 'O recadastramento venceu em {{prazo}}. Sem ele, o benefício é suspenso em {{suspensaoEm}}.',
      leadsTo,
    },
    email: {
      subject: 'Aviso: sem o recadastramento seu benefício será suspenso em {{suspensaoEm}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O prazo do seu recadastramento era {{prazo}}, e ele ainda não foi enviado.',
        'Sem o recadastramento, o pagamento do seu benefício será suspenso em {{suspensaoEm}}. Se precisar de ajuda, fale com o atendimento.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'recadastramento_indeferido',
    to: 'person',
    basis: 'duty',
    variables: ['motivo'],
    email: {
      subject: 'Seu recadastramento precisa de uma correção',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Analisamos seu recadastramento e falta corrigir: {{motivo}}',
        'Abra a página do recadastramento no portal e peça um novo código. O resto do que você enviou continua lá.',
      ],
      linkLabel: 'Corrigir o recadastramento',
      leadsTo,
    },
  }),
  defineMessage({
    id: 'recadastramento_concluido',
    to: 'person',
    basis: 'duty',
    variables: ['protocolo'],
    inApp: {
      title: 'Recadastramento concluído',
      text: 'Seus dados foram conferidos. Obrigado. Protocolo {{protocolo}}.',
      leadsTo: page('/perfil'),
    },
    email: {
      subject: 'Seu recadastramento está concluído',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Conferimos os dados do seu recadastramento, de protocolo {{protocolo}}, e está tudo certo. Você não precisa fazer mais nada.',
      ],
      linkLabel: 'Conferir meus dados',
      leadsTo: page('/perfil'),
    },
  }),
] as const
