import { defineMessage } from '../define-message.ts'
import { ownRequest, page } from '../pages.ts'

/** No figures: they are behind the sign-in. */
export const benefitMessages = [
  defineMessage({
    id: 'beneficio_concedido',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'primeiroPagamento'],
    inApp: {
      title: 'Seu benefício foi concedido',
      text: 'Seu benefício no plano {{plano}} foi concedido. O primeiro pagamento sai em {{primeiroPagamento}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Seu benefício no plano {{plano}} foi concedido',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Seu benefício no plano {{plano}} foi concedido. O primeiro pagamento sai em {{primeiroPagamento}}, na conta que você informou.',
        'Até lá você ainda pode escolher o regime de tributação, se ainda não escolheu. Com o primeiro pagamento ele fica definitivo.',
      ],
      linkLabel: 'Ver o pedido',
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'pensao_aberta',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'primeiroPagamento'],
    inApp: {
      title: 'Sua pensão foi aberta',
      text: 'Sua pensão por morte no plano {{plano}} foi aberta. O primeiro pagamento sai em {{primeiroPagamento}}.',
      leadsTo: page('/'),
    },
    email: {
      subject: 'Sua pensão no plano {{plano}} foi aberta',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua pensão por morte no plano {{plano}} foi aberta. O primeiro pagamento sai em {{primeiroPagamento}}, na conta informada ao atendimento.',
        'Até lá você pode escolher o regime de tributação, se ele ainda não foi escolhido. Com o primeiro pagamento ele fica definitivo.',
      ],
      linkLabel: 'Ir para o portal',
      leadsTo: page('/'),
    },
  }),
  defineMessage({
    id: 'contracheque_disponivel',
    to: 'person',
    basis: 'choice:documentos',
    variables: ['plano', 'competencia'],
    inApp: {
      title: 'Contracheque disponível',
      text: 'O contracheque de {{competencia}} já pode ser consultado.',
      leadsTo: page('/services/contracheque'),
    },
    email: {
      subject: 'Seu contracheque de {{competencia}} está disponível',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O contracheque de {{competencia}} do seu benefício no plano {{plano}} já está no portal.',
      ],
      linkLabel: 'Ver o contracheque',
      leadsTo: page('/services/contracheque'),
    },
  }),
  defineMessage({
    id: 'informe_disponivel',
    to: 'person',
    basis: 'choice:documentos',
    variables: ['plano', 'ano'],
    inApp: {
      title: 'Informe de rendimentos disponível',
      text: 'O informe de {{ano}} do plano {{plano}} já pode ser consultado.',
      leadsTo: page('/services/report-income'),
    },
    email: {
      subject: 'Seu informe de rendimentos de {{ano}} está disponível',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O informe de rendimentos de {{ano}} do plano {{plano}} já está no portal, para a sua declaração do imposto de renda.',
      ],
      linkLabel: 'Ver o informe',
      leadsTo: page('/services/report-income'),
    },
  }),
  defineMessage({
    id: 'isencao_vencendo',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'prazo'],
    inApp: {
      title: 'Sua isenção de imposto está para vencer',
      text: 'A isenção do seu benefício no plano {{plano}} vale até {{prazo}}. Para continuar, peça de novo antes disso.',
      leadsTo: page('/services/exemption-65'),
    },
    email: {
      subject: 'Sua isenção de imposto vale até {{prazo}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A isenção de imposto de renda do seu benefício no plano {{plano}} vale até {{prazo}}.',
        'Para que ela continue, faça um novo pedido no portal antes desse dia.',
      ],
      linkLabel: 'Ver a isenção',
      leadsTo: page('/services/exemption-65'),
    },
  }),
  defineMessage({
    id: 'beneficio_suspenso',
    to: 'person',
    basis: 'duty',
    variables: ['plano'],
    inApp: {
      title: 'Benefício suspenso por falta de recadastramento',
      text: 'Seu benefício no plano {{plano}} está suspenso. Faça o recadastramento para voltar a receber. O que deixar de ser pago fica guardado.',
      leadsTo: page('/recadastramento'),
    },
    email: {
      subject: 'Seu benefício no plano {{plano}} foi suspenso',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O pagamento do seu benefício no plano {{plano}} foi suspenso porque o recadastramento não foi feito no prazo.',
        'Faça o recadastramento para voltar a receber. O que deixar de ser pago fica guardado e sai junto com o primeiro pagamento depois dele.',
        'Se precisar de ajuda, fale com o atendimento.',
      ],
      linkLabel: 'Fazer o recadastramento',
      leadsTo: page('/recadastramento'),
    },
  }),
  defineMessage({
    id: 'beneficio_suspenso_justica',
    to: 'person',
    basis: 'duty',
    variables: ['plano'],
    inApp: {
      title: 'Benefício suspenso por ordem da Justiça',
      text: 'O pagamento do seu benefício no plano {{plano}} está suspenso por ordem da Justiça. O que deixar de ser pago fica guardado.',
      leadsTo: page('/services/suspend-benefit'),
    },
    email: {
      subject: 'Seu benefício no plano {{plano}} foi suspenso por ordem da Justiça',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos uma ordem da Justiça e suspendemos o pagamento do seu benefício no plano {{plano}}. Só outra ordem da Justiça pode liberar o pagamento.',
        'O que deixar de ser pago fica guardado. Para saber mais sobre a ordem, fale com o seu advogado ou com o atendimento.',
      ],
      linkLabel: 'Ver o benefício',
      leadsTo: page('/services/suspend-benefit'),
    },
  }),
  defineMessage({
    id: 'beneficio_liberado_justica',
    to: 'person',
    basis: 'duty',
    variables: ['plano'],
    inApp: {
      title: 'Benefício liberado pela Justiça',
      text: 'A suspensão do seu benefício no plano {{plano}} pela Justiça acabou. O que ficou guardado é pago junto com o próximo pagamento.',
      leadsTo: page('/services/suspend-benefit'),
    },
    email: {
      subject: 'A Justiça liberou o seu benefício no plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos a ordem da Justiça que libera o pagamento do seu benefício no plano {{plano}}.',
        'O que ficou guardado é pago junto com o próximo pagamento, com um contracheque para cada mês.',
      ],
      linkLabel: 'Ver o benefício',
      leadsTo: page('/services/suspend-benefit'),
    },
  }),
  defineMessage({
    id: 'renda_reajustada',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'resultado'],
    inApp: {
      title: 'Reajuste anual da sua renda',
      text: 'O reajuste anual da sua renda vitalícia no plano {{plano}} foi feito pelo INPC. {{resultado}}',
      leadsTo: page('/services/alteracao-renda'),
    },
    email: {
      subject: 'O reajuste anual da sua renda no plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O reajuste anual da sua renda vitalícia no plano {{plano}} foi feito pelo INPC.',
        '{{resultado}}',
      ],
      linkLabel: 'Ver a renda',
      leadsTo: page('/services/alteracao-renda'),
    },
  }),
  defineMessage({
    id: 'beneficio_encerrado',
    to: 'person',
    basis: 'duty',
    variables: ['plano'],
    inApp: {
      title: 'Seu benefício chegou ao fim',
      text: 'O último pagamento do seu benefício no plano {{plano}} foi feito, e não há mais saldo a receber. O informe de rendimentos continua no portal.',
      leadsTo: page('/services/report-income'),
    },
    email: {
      subject: 'O último pagamento do seu benefício no plano {{plano}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O último pagamento do seu benefício no plano {{plano}} foi feito, e não há mais saldo a receber.',
        'Os contracheques e o informe de rendimentos continuam no portal por 13 meses, para a sua declaração do imposto de renda.',
      ],
      linkLabel: 'Ver o informe',
      leadsTo: page('/services/report-income'),
    },
  }),
  defineMessage({
    id: 'beneficio_volta',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'competencia'],
    inApp: {
      title: 'Seu benefício volta no mês que vem',
      text: 'A suspensão do seu benefício termina este mês. Você volta a receber em {{competencia}}.',
      leadsTo: page('/services/suspend-benefit'),
    },
    email: {
      subject: 'Seu benefício no plano {{plano}} volta em {{competencia}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A suspensão do seu benefício no plano {{plano}} termina este mês. Você volta a receber em {{competencia}}.',
      ],
      linkLabel: 'Ver a suspensão',
      leadsTo: page('/services/suspend-benefit'),
    },
  }),
  defineMessage({
    id: 'beneficio_retomado',
    to: 'person',
    basis: 'duty',
    variables: ['plano'],
    inApp: {
      title: 'Benefício retomado',
      text: 'Seu benefício no plano {{plano}} não está mais suspenso. O que ficou guardado é pago junto com o próximo pagamento.',
      leadsTo: page('/'),
    },
    email: {
      subject: 'Seu benefício no plano {{plano}} foi retomado',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos seu recadastramento, e seu benefício no plano {{plano}} não está mais suspenso.',
        'O que ficou guardado é pago junto com o próximo pagamento, com um contracheque para cada mês.',
      ],
      linkLabel: 'Abrir o portal',
      leadsTo: page('/'),
    },
  }),
] as const
