import type { ReturnReason } from '#contract/messages/email-states.ts'
import { numberText } from '#contract/value-text.ts'

/** A count with its verb: `chegaram 12 solicitações`. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? `${one} 1 solicitação` : `${many} ${numberText(count)}`
}

/** Every sentence of the attendants' home. */
export const serviceDeskText = {
  title: 'Atendimento',
  lead: (waiting: number) =>
    waiting === 0
      ? 'A fila está em dia: nenhuma solicitação aguarda decisão.'
      : waiting === 1
        ? 'Uma solicitação aguarda decisão.'
        : `${numberText(waiting)} solicitações aguardam decisão.`,
  today: 'Agora',
  figures: {
    overdue: { label: 'Prazo vencido', detail: 'solicitações passaram do prazo e ainda não têm decisão' },
    atRisk: { label: 'Perto do prazo', detail: 'solicitações já usaram a maior parte do prazo' },
    heldByNobody: { label: 'Sem responsável', detail: 'solicitações que ninguém do atendimento assumiu' },
    held: { label: 'Comigo', detail: 'solicitações em seu nome e sem decisão' },
    receivedToday: { label: 'Recebidas hoje', detail: 'chegaram desde a meia-noite' },
  },
  see: 'Ver estas solicitações',
  volume: 'Como anda a fila',
  openFigure: (label: string, count: number) => `${label}: ${count}. Ver estas solicitações`,
  notCarriedOut: (count: number) =>
    count === 1
      ? 'O que uma solicitação deferida promete não pôde ser feito'
      : `O que ${numberText(count)} solicitações deferidas prometem não pôde ser feito`,
  notCarriedOutText: 'O portal tenta de novo sozinho. O motivo está em cada solicitação:',
  request: (protocol: string) => `Solicitação ${protocol}`,
  failing: (count: number) =>
    count === 1
      ? 'Uma tarefa automática do portal falhou'
      : `${numberText(count)} tarefas automáticas do portal falharam`,
  failingText: 'O portal tenta de novo sozinho. Se este aviso continuar amanhã, avise quem mantém o portal.',
  failingDuty: (name: string, count: number, since: string, next: string | null) =>
    `${name}: ${numberText(count)} desde ${since}. ${next === null ? 'Tenta de novo na próxima hora.' : `Tenta de novo em ${next}.`}`,
  unpaid: (day: string, count: number) =>
    count === 1
      ? `A folha de ${day} não pagou um benefício`
      : `A folha de ${day} não pagou ${numberText(count)} benefícios`,
  unpaidOne: (name: string, plan: string, reason: string) => `${name}, ${plan}: ${reason}.`,
  unpaidMore: (count: number) => (count === 1 ? 'E mais um.' : `E mais ${numberText(count)}.`),
  skipped: 'O que o portal não fez nos últimos 30 dias, e por quê',
  skippedDuty: (name: string, count: number, reason: string) =>
    `${name}: não foi feito ${count === 1 ? 'uma vez' : `${numberText(count)} vezes`}, porque ${reason}.`,
  volumes: {
    title: 'Por semana',
    label: 'Solicitações recebidas e decididas por semana',
    description: 'Semanas de segunda a domingo; a última ainda corre.',
    week: 'Semana de',
    filed: 'Recebidas',
    decided: 'Decididas',
    pending: 'Carregando o gráfico…',
    finding: (filed: number, decided: number) =>
      `Na semana passada ${counted(filed, 'chegou', 'chegaram')} e ${counted(decided, 'foi decidida', 'foram decididas')}.`,
  },
  undelivered: (count: number) =>
    count === 1 ? '1 e-mail não foi entregue' : `${numberText(count)} e-mails não foram entregues`,
  seeUndelivered: 'Ver os e-mails',
  byStatus: 'Solicitações por status',
  open: (status: string, count: number) => `${status}: ${count}. Ver estas solicitações`,
  newest: 'Mais recentes',
  all: 'Ver todas',
  none: 'Nenhuma solicitação ainda',
  person: {
    label: 'Pessoa escolhida',
    close: 'Fechar os dados desta pessoa',
    number: 'Número',
    cpf: 'CPF',
    email: 'E-mail',
    noEmail: 'Sem e-mail',
    status: 'Recadastramento',
    noStatus: 'Sem recadastramento',
    plans: 'Planos',
    noPlans: 'Nenhum plano ativo',
    plan: (enrolment: string, category: string, situation: string) =>
      `Matrícula ${enrolment} · ${category}, ${situation.toLowerCase()}`,
    arrears: (plan: string) => `Contribuições em atraso no plano ${plan}`,
    requests: 'Ver as solicitações',
    documents: 'Ver os documentos enviados',
    emails: 'Ver os e-mails',
    returning: {
      since: (day: string) => `E-mails para este endereço estão voltando desde ${day}`,
      advice: {
        endereco: 'O endereço não existe ou não recebe mais e-mails. Peça outro à pessoa e altere o e-mail.',
        'caixa-cheia':
          'A caixa de entrada da pessoa está cheia. Peça a ela que libere espaço, ou outro e-mail.',
        recusa: 'O servidor de e-mail da pessoa não aceita as mensagens do portal. Peça a ela outro e-mail.',
      } satisfies Record<ReturnReason, string>,
      see: 'Ver os e-mails que voltaram',
    },
  },
  noneText: 'Os pedidos dos participantes aparecem aqui assim que chegam.',
} as const
