import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

const linkLabel = 'Ver o boleto'
const leadsTo = page('/services/emprestimos/boletos')

export const loanMessages = [
  defineMessage({
    id: 'parcela_emprestimo_gerada',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'parcela', 'valor', 'vencimento', 'linhaDigitavel'],
    inApp: {
      title: 'Boleto do empréstimo',
      text: 'O boleto da parcela {{parcela}} do seu empréstimo vence em {{vencimento}}.',
      leadsTo,
    },
    email: {
      subject: 'Boleto da parcela {{parcela}} do seu empréstimo',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O boleto da parcela {{parcela}} do seu empréstimo no plano {{plano}} está pronto: {{valor}}, com vencimento em {{vencimento}}.',
        'Número do boleto, para pagar no aplicativo do banco: {{linhaDigitavel}}',
        'No portal você também paga com PIX ou imprime o boleto.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'parcela_emprestimo_a_vencer',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'parcela', 'valor', 'vencimento'],
    inApp: {
      title: 'Parcela do empréstimo a vencer',
      text: 'A parcela {{parcela}} do seu empréstimo vence em {{vencimento}}.',
      leadsTo,
    },
    email: {
      subject: 'A parcela {{parcela}} do seu empréstimo vence em {{vencimento}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A parcela {{parcela}} do seu empréstimo no plano {{plano}}, de {{valor}}, vence em {{vencimento}}.',
        'Se já pagou, ignore este lembrete.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'parcela_emprestimo_vencida',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'parcela', 'vencimento'],
    inApp: {
      title: 'Parcela do empréstimo em atraso',
      text: 'A parcela {{parcela}} do seu empréstimo venceu em {{vencimento}} e ainda não foi paga.',
      leadsTo,
    },
    email: {
      subject: 'A parcela {{parcela}} do seu empréstimo está em atraso',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A parcela {{parcela}} do seu empréstimo no plano {{plano}} venceu em {{vencimento}} e ainda não recebemos o pagamento.',
        'No portal você vê o valor de hoje e como pagar. Se já pagou, ignore este aviso.',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'parcela_emprestimo_paga',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'parcela', 'valor', 'pagaEm'],
    inApp: {
      title: 'Parcela do empréstimo paga',
      text: 'Recebemos o pagamento da parcela {{parcela}}, feito em {{pagaEm}}.',
      leadsTo,
    },
    email: {
      subject: 'Recebemos a parcela {{parcela}} do seu empréstimo',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos {{valor}}, pagos em {{pagaEm}}, pela parcela {{parcela}} do seu empréstimo no plano {{plano}}.',
      ],
      linkLabel: 'Ver os boletos do empréstimo',
      leadsTo,
    },
  }),
  defineMessage({
    id: 'emprestimo_quitacao_gerada',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'valor', 'vencimento', 'linhaDigitavel'],
    inApp: {
      title: 'Boleto para quitar o empréstimo',
      text: 'O boleto que quita o seu empréstimo vale até {{vencimento}}.',
      leadsTo,
    },
    email: {
      subject: 'Boleto para quitar o seu empréstimo até {{vencimento}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O boleto que quita o seu empréstimo no plano {{plano}} está pronto: {{valor}}, para pagar em {{vencimento}}. Depois desse dia ele deixa de valer.',
        'Número do boleto, para pagar no aplicativo do banco: {{linhaDigitavel}}',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'emprestimo_pagamento_extra_gerado',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'valor', 'vencimento', 'linhaDigitavel'],
    inApp: {
      title: 'Boleto do pagamento extra',
      text: 'O boleto do pagamento extra do seu empréstimo vale até {{vencimento}}.',
      leadsTo,
    },
    email: {
      subject: 'Boleto do pagamento extra do seu empréstimo, até {{vencimento}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O boleto do pagamento extra do seu empréstimo no plano {{plano}} está pronto: {{valor}}, para pagar até {{vencimento}}. Depois desse dia ele deixa de valer, e nada muda no empréstimo.',
        'Número do boleto, para pagar no aplicativo do banco: {{linhaDigitavel}}',
      ],
      linkLabel,
      leadsTo,
    },
  }),
  defineMessage({
    id: 'emprestimo_pagamento_extra',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'valor', 'pagaEm', 'parcelasQueFaltam', 'valorParcela', 'ultimaParcela'],
    inApp: {
      title: 'Pagamento extra recebido',
      text: 'Recebemos o pagamento extra de {{pagaEm}}. Agora {{parcelasQueFaltam}}, a última em {{ultimaParcela}}.',
      leadsTo: page('/services/emprestimos'),
    },
    email: {
      subject: 'Recebemos o pagamento extra do seu empréstimo',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos {{valor}}, pagos em {{pagaEm}}, como pagamento extra do seu empréstimo no plano {{plano}}. O saldo devedor diminuiu, e você o vê no portal.',
        'Agora {{parcelasQueFaltam}}, de {{valorParcela}}. A última vence em {{ultimaParcela}}. O boleto de uma parcela que mudou de valor é trocado por outro.',
      ],
      linkLabel: 'Ver o empréstimo',
      leadsTo: page('/services/emprestimos'),
    },
  }),
  defineMessage({
    id: 'emprestimo_quitado',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'valor', 'pagaEm'],
    inApp: {
      title: 'Empréstimo quitado',
      text: 'Recebemos o pagamento de {{pagaEm}}. O seu empréstimo está quitado.',
      leadsTo: page('/services/emprestimos'),
    },
    email: {
      subject: 'O seu empréstimo está quitado',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos {{valor}}, pagos em {{pagaEm}}. O seu empréstimo no plano {{plano}} está quitado.',
      ],
      linkLabel: 'Ver o empréstimo',
      leadsTo: page('/services/emprestimos'),
    },
  }),
]
