import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

const linkLabel = 'Ver minhas contribuições'
const leadsTo = page('/services/gerar-contribuicao')

export const contributionMessages = [
  defineMessage({
    id: 'boleto_gerado',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'competencia', 'valor', 'vencimento', 'linhaDigitavel'],
    inApp: {
      title: 'Boleto gerado',
      text: 'O boleto da contribuição de {{competencia}} vence em {{vencimento}}.',
      leadsTo,
    },
    email: {
      subject: 'Seu boleto da contribuição de {{competencia}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O boleto da sua contribuição de {{competencia}} ao plano {{plano}} está pronto: {{valor}}, com vencimento em {{vencimento}}.',
        'Número do boleto, para pagar no aplicativo do banco: {{linhaDigitavel}}',
        'No portal você também paga com PIX ou imprime o boleto.',
      ],
      linkLabel: 'Abrir o boleto',
      leadsTo,
    },
  }),
  defineMessage({
    id: 'debito_programado',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'competencia', 'valor', 'vencimento'],
    inApp: {
      title: 'Débito agendado',
      text: 'A contribuição de {{competencia}} será debitada da sua conta em {{vencimento}}.',
      leadsTo,
    },
    email: {
      subject: 'Débito da contribuição de {{competencia}} agendado',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua contribuição de {{competencia}} ao plano {{plano}}, de {{valor}}, será debitada da sua conta em {{vencimento}}.',
        'Até essa data você pode cancelar o débito no portal.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'debito_recusado',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'competencia', 'valor', 'vencimento', 'motivo', 'linhaDigitavel'],
    inApp: {
      title: 'O débito não foi feito',
      text: 'O banco não debitou a contribuição de {{competencia}}: {{motivo}}. Pague pelo boleto.',
      leadsTo,
    },
    email: {
      subject: 'O banco não debitou a sua contribuição de {{competencia}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O banco não debitou a sua contribuição de {{competencia}} ao plano {{plano}}, de {{valor}}, com vencimento em {{vencimento}}: {{motivo}}.',
        'No lugar do débito há um boleto. Número do boleto, para pagar no aplicativo do banco: {{linhaDigitavel}}',
        'No portal você também paga com PIX ou imprime o boleto.',
      ],
      linkLabel: 'Abrir o boleto',
      leadsTo,
    },
  }),
  defineMessage({
    id: 'contribuicao_a_vencer',
    to: 'person',
    basis: 'choice:lembretes',
    variables: ['plano', 'competencia', 'valor', 'vencimento'],
    inApp: {
      title: 'Sua contribuição vence em breve',
      text: 'A contribuição de {{competencia}} vence em {{vencimento}}.',
      leadsTo,
    },
    email: {
      subject: 'Sua contribuição vence em {{vencimento}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua contribuição de {{competencia}} ao plano {{plano}}, de {{valor}}, vence em {{vencimento}}.',
        'Se já pagou, ignore este lembrete.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'contribuicao_vencida',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'competencia', 'vencimento'],
    inApp: {
      title: 'Contribuição em atraso',
      text: 'A contribuição de {{competencia}} venceu em {{vencimento}} e ainda não foi paga.',
      leadsTo,
    },
    email: {
      subject: 'Sua contribuição de {{competencia}} está em atraso',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A contribuição de {{competencia}} ao plano {{plano}} venceu em {{vencimento}} e ainda não recebemos o pagamento.',
        'No portal você vê o valor atualizado e o que fazer para pagar. Se já pagou, ignore este aviso.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'contribuicao_paga',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'competencia', 'valor', 'pagaEm'],
    inApp: {
      title: 'Contribuição paga',
      text: 'Recebemos o pagamento da contribuição de {{competencia}}, feito em {{pagaEm}}.',
      leadsTo,
    },
    email: {
      subject: 'Recebemos a sua contribuição de {{competencia}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos {{valor}}, pagos em {{pagaEm}}, pela sua contribuição de {{competencia}} ao plano {{plano}}.',
        'O valor entra no seu saldo com a próxima cota do plano e aparece no extrato.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'contribuicao_tres_meses',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'competencia', 'meses', 'prazo'],
    inApp: {
      title: 'Contribuições em atraso',
      text: 'Suas contribuições estão em atraso desde {{competencia}}. Pague ou fale com o atendimento até {{prazo}}.',
      leadsTo,
    },
    email: {
      subject: 'Aviso: contribuições em atraso no plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Suas contribuições ao plano {{plano}} estão em atraso desde {{competencia}}. Meses em atraso: {{meses}}.',
        'Pague ou fale com o atendimento até {{prazo}}. Sem resposta até essa data, as contribuições param e vale a opção que o regulamento define.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'atraso_sem_resposta',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'opcao'],
    inApp: {
      title: 'Suas contribuições pararam',
      text: 'O prazo do aviso de atraso no plano {{plano}} acabou sem pagamento nem resposta. {{opcao}}',
      leadsTo: page('/services'),
    },
    email: {
      subject: 'Suas contribuições ao plano {{plano}} pararam',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O prazo do aviso de contribuições em atraso no plano {{plano}} acabou sem pagamento nem resposta sua.',
        '{{opcao}}',
        'Se algo não estiver certo, fale com o atendimento.',
      ],
      linkLabel: 'Ver meus serviços',
      leadsTo: page('/services'),
    },
  }),
  defineMessage({
    id: 'contribuicao_volta',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'competencia'],
    inApp: {
      title: 'Sua contribuição volta no mês que vem',
      text: 'A suspensão da sua contribuição termina este mês. Você volta a contribuir em {{competencia}}.',
      leadsTo: page('/services/suspend-contribution'),
    },
    email: {
      subject: 'Sua contribuição ao plano {{plano}} volta em {{competencia}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A suspensão da sua contribuição ao plano {{plano}} termina este mês. Você volta a contribuir em {{competencia}}.',
      ],
      linkLabel: 'Ver a suspensão',
      leadsTo: page('/services/suspend-contribution'),
    },
  }),
] as const
