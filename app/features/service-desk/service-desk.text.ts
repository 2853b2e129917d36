/** Every sentence of the attendants' home. */
export const serviceDeskText = {
  title: 'Atendimento',
  lead: (waiting: number) =>
    waiting === 0
      ? 'A fila está em dia: nenhuma solicitação aguarda decisão.'
      : waiting === 1
        ? 'Uma solicitação aguarda decisão.'
        : `${waiting.toLocaleString('pt-BR')} solicitações aguardam decisão.`,
  today: 'Hoje',
  overdue: 'Prazo vencido',
  overdueDetail: 'passaram do prazo e ainda não têm decisão',
  receivedToday: 'Recebidas hoje',
  receivedTodayDetail: 'chegaram desde a meia-noite',
  mine: 'Em análise comigo',
  mineDetail: 'estão em seu nome',
  undelivered: (count: number) =>
    count === 1
      ? '1 e-mail não foi entregue'
      : `${count.toLocaleString('pt-BR')} e-mails não foram entregues`,
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
    requests: 'Ver as solicitações',
    documents: 'Ver os documentos enviados',
    emails: 'Ver os e-mails',
  },
  noneText: 'Os pedidos dos participantes aparecem aqui assim que chegam.',
} as const
