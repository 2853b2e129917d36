import { defineMessage } from '../define-message.ts'
import { deskRequest, ownRequest, page } from '../pages.ts'

const linkLabel = 'Acompanhar a solicitação'

/** `motivo` is empty where a step has none. */
export const requestMessages = [
  defineMessage({
    id: 'requisicao_recebida',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'servico', 'protocolo'],
    inApp: {
      title: 'Solicitação recebida',
      text: 'Recebemos sua solicitação de {{servico}}. Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Recebemos sua solicitação {{protocolo}}',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos sua solicitação de {{servico}} no plano {{plano}}. O protocolo é {{protocolo}}.',
        'Você pode acompanhar cada passo no portal, em Acompanhar solicitações.',
        'Solicitação feita com o CPF {{cpfMascarado}}. Se não foi você, fale com o atendimento.',
      ],
      linkLabel,
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_em_analise',
    to: 'person',
    basis: 'duty',
    variables: ['servico', 'protocolo'],
    inApp: {
      title: 'Solicitação em análise',
      text: 'Sua solicitação de {{servico}} está em análise. Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_nova_etapa',
    to: 'person',
    basis: 'choice:andamento',
    variables: ['plano', 'servico', 'protocolo', 'etapa', 'proximaEtapa'],
    inApp: {
      title: 'Solicitação em nova etapa',
      text: 'Sua solicitação de {{servico}} chegou à etapa {{etapa}}. A próxima é {{proximaEtapa}}. Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Sua solicitação {{protocolo}} chegou a uma nova etapa',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua solicitação de {{servico}} no plano {{plano}} chegou à etapa {{etapa}}. A próxima é {{proximaEtapa}}.',
        'Você não precisa fazer nada agora. Vamos avisar quando ela avançar.',
      ],
      linkLabel,
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_ultima_etapa',
    to: 'person',
    basis: 'choice:andamento',
    variables: ['plano', 'servico', 'protocolo', 'etapa'],
    inApp: {
      title: 'Solicitação na última etapa',
      text: 'Sua solicitação de {{servico}} chegou à etapa {{etapa}}, a última antes da decisão. Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Sua solicitação {{protocolo}} chegou à última etapa',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua solicitação de {{servico}} no plano {{plano}} chegou à etapa {{etapa}}, a última antes da decisão.',
        'Você não precisa fazer nada agora. Vamos avisar quando houver a decisão.',
      ],
      linkLabel,
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_aguardando_terceiros',
    to: 'person',
    basis: 'duty',
    variables: ['servico', 'protocolo'],
    inApp: {
      title: 'Solicitação aguardando terceiros',
      text: 'Sua solicitação de {{servico}} aguarda a resposta de outra instituição. Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_devolvida',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'servico', 'protocolo', 'motivo'],
    inApp: {
      title: 'Solicitação devolvida para correção',
      text: 'Sua solicitação de {{servico}} precisa de uma correção: {{motivo}} Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Sua solicitação {{protocolo}} precisa de uma correção',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Analisamos sua solicitação de {{servico}} no plano {{plano}} e falta uma correção: {{motivo}}',
        'Entre no portal e envie a correção em até 30 dias. Depois desse prazo a solicitação expira.',
      ],
      linkLabel: 'Corrigir a solicitação',
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_deferida',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'servico', 'protocolo'],
    inApp: {
      title: 'Solicitação aceita',
      text: 'Sua solicitação de {{servico}} foi aceita. Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Sua solicitação {{protocolo}} foi aceita',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua solicitação de {{servico}} no plano {{plano}} foi aceita. O protocolo é {{protocolo}}.',
        'Vamos avisar quando ela for concluída.',
      ],
      linkLabel,
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_indeferida',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'servico', 'protocolo', 'motivo'],
    inApp: {
      title: 'Solicitação não aceita',
      text: 'Sua solicitação de {{servico}} não foi aceita: {{motivo}} Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Sua solicitação {{protocolo}} não foi aceita',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua solicitação de {{servico}} no plano {{plano}} não foi aceita. O motivo: {{motivo}}',
        'Se tiver dúvidas, abra uma conversa no portal a partir da solicitação.',
      ],
      linkLabel,
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_concluida',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'servico', 'protocolo', 'motivo'],
    inApp: {
      title: 'Solicitação concluída',
      text: 'Sua solicitação de {{servico}} foi concluída. {{motivo}} Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Sua solicitação {{protocolo}} foi concluída',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua solicitação de {{servico}} no plano {{plano}} foi concluída. O protocolo é {{protocolo}}.',
        'Os detalhes estão no portal, em Acompanhar solicitações.',
      ],
      linkLabel,
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_expirada',
    to: 'person',
    basis: 'duty',
    variables: ['plano', 'servico', 'protocolo'],
    inApp: {
      title: 'Solicitação expirada',
      text: 'Sua solicitação de {{servico}} expirou porque a correção não chegou em 30 dias. Protocolo {{protocolo}}.',
      leadsTo: ownRequest,
    },
    email: {
      subject: 'Sua solicitação {{protocolo}} expirou',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Sua solicitação de {{servico}} no plano {{plano}} expirou porque a correção não chegou em 30 dias.',
        'Se ainda precisar do serviço, faça um novo pedido no portal.',
      ],
      linkLabel,
      leadsTo: ownRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_ato_recusado',
    to: 'analyst',
    basis: 'duty',
    variables: ['servico', 'protocolo', 'motivo'],
    inApp: {
      title: 'O que você pediu não foi feito',
      text: '{{servico}}, protocolo {{protocolo}}: {{motivo}}',
      leadsTo: deskRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_transferida',
    to: 'analyst',
    basis: 'duty',
    variables: ['colega', 'servico', 'protocolo'],
    inApp: {
      title: '{{colega}} passou uma solicitação para você',
      text: '{{servico}}. Protocolo {{protocolo}}.',
      leadsTo: deskRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_corrigida',
    to: 'analyst',
    basis: 'duty',
    variables: ['servico', 'protocolo'],
    inApp: {
      title: 'Correção recebida',
      text: 'A solicitação de {{servico}} foi corrigida e voltou para a sua análise. Protocolo {{protocolo}}.',
      leadsTo: deskRequest,
    },
  }),
  defineMessage({
    id: 'requisicao_cancelada',
    to: 'analyst',
    basis: 'duty',
    variables: ['servico', 'protocolo'],
    inApp: {
      title: 'Solicitação cancelada',
      text: 'A solicitação de {{servico}} foi cancelada pelo participante. Protocolo {{protocolo}}.',
      leadsTo: deskRequest,
    },
  }),
  defineMessage({
    id: 'planilha_pronta',
    to: 'person',
    basis: 'duty',
    variables: ['arquivo', 'prazo'],
    inApp: {
      title: 'Planilha pronta',
      text: 'A planilha {{arquivo}} pode ser baixada até {{prazo}}, na lista de solicitações.',
      leadsTo: page('/request-management'),
    },
  }),
  defineMessage({
    id: 'nova_solicitacao',
    to: 'attendants',
    basis: 'duty',
    variables: ['plano', 'servico', 'protocolo'],
    inApp: {
      title: 'Nova solicitação',
      text: '{{servico}} no plano {{plano}}. Protocolo {{protocolo}}.',
      leadsTo: deskRequest,
    },
  }),
  defineMessage({
    id: 'solicitacao_na_etapa',
    to: 'attendants',
    basis: 'duty',
    variables: ['plano', 'servico', 'protocolo', 'etapa'],
    inApp: {
      title: 'Solicitação na etapa {{etapa}}',
      text: '{{servico}} no plano {{plano}}. Protocolo {{protocolo}}.',
      leadsTo: deskRequest,
    },
  }),
] as const
