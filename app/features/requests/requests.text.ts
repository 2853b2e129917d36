import { pageTitles } from '#app/navigation/page-titles.ts'
import { unreadableRequest } from '#contract/readings/reading-text.ts'
import { numberText } from '#contract/value-text.ts'

/** Every sentence of the request pages. */
export const requestsText = {
  title: pageTitles.requests,
  lead: 'Veja em que passo está cada pedido que você fez.',

  filters: 'Filtros',
  filtersChosen: (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
  functionality: 'Funcionalidade',
  status: 'Status',
  startDate: 'Data inicial',
  endDate: 'Data final',
  keyword: 'Palavra-chave',
  keywordHint: 'Protocolo ou tipo de pedido',
  keywordHintAttendant: 'Protocolo, tipo, nome ou CPF',
  search: 'Buscar',
  clearFilters: 'Limpar filtros',
  allFunctionalities: 'Todas Funcionalidades',
  reRegistration: 'Recadastramento',
  emailChange: 'Alteração de Email Atendimento',
  allStatuses: 'Todos Status',
  allPlans: 'Todos os planos',
  dayUnknown: 'Esta data não existe. Escreva dia, mês e ano: dd/mm/aaaa.',
  rangeBackwards: 'A data final vem antes da inicial.',

  list: 'Solicitações',
  person: 'Participante',
  plan: 'Plano',
  requestedAt: 'Solicitada em',
  updatedAt: 'Atualizada em',
  deadline: 'Prazo',
  found: (count: number) =>
    count === 0
      ? 'Nenhuma solicitação encontrada'
      : count === 1
        ? '1 solicitação encontrada'
        : `${numberText(count)} solicitações encontradas`,
  foundMoreThan: (count: number) => `Mais de ${numberText(count)} solicitações encontradas`,
  onlyNewest: (count: number) =>
    `A lista mostra as ${numberText(count)} mais novas. Para chegar às outras, use mais filtros.`,
  atPage: (found: string, page: number, pages: number) =>
    `${found}. Página ${page + 1} de ${Math.max(1, pages)}.`,
  refreshing: 'Atualizando a lista…',

  neverTitle: 'Você ainda não fez nenhuma solicitação',
  neverText: 'Quando você pedir algo por um dos serviços, o andamento aparece aqui.',
  neverAction: 'Ver os serviços',
  noneTitle: 'Nenhuma solicitação com estes filtros',
  noneText: 'Mude ou limpe os filtros para ver outras solicitações.',

  exportsReRegistrations:
    'A planilha traz também como era e como ficou o cadastro de quem teve o recadastramento deferido, e marca essas pessoas como exportadas.',

  ask: 'Conversar sobre a solicitação',
  askAbout: (protocol: string) => `Conversar sobre a solicitação ${protocol}`,

  back: 'Voltar à lista',
  detailLead: (protocol: string) => `Protocolo ${protocol}`,
  summary: 'Resumo',
  data: 'O que foi pedido',
  unreadable: unreadableRequest,
  files: 'Documentos enviados',
  corrections: 'O que foi corrigido',
  correctedAt: (when: string) => `Enviada de novo em ${when}`,
  nothingCorrected: 'Enviada de novo sem mudanças nos dados.',
  undelivered: (count: number) =>
    count === 1
      ? 'Um e-mail sobre esta solicitação não foi entregue'
      : `${count} e-mails sobre esta solicitação não foram entregues`,
  seeUndelivered: 'Ver o que aconteceu',
  history: 'Andamento',
  sentOn: (stage: string) => `Avançou para a etapa ${stage}`,
  sentThroughServiceDesk: (name: string) => `Registrado por ${name} em atendimento`,
  analyst: 'Em análise com',
  decidedBy: 'Decidida por',
  nobody: 'Ninguém ainda',
  code: 'Código de conferência (SHA-256)',
  codes: 'Conferir um comprovante',
  codesLead:
    'O comprovante em PDF traz este código. Se os dois são iguais, ele diz o que está guardado aqui.',
  sentAt: (when: string) => `Enviada em ${when}`,
  cpf: 'CPF',

  noMovesAttendant: 'Não há nada para você fazer nesta solicitação agora.',
  resubmit: 'Corrigir e reenviar',
  cancellableUntil: (day: string) => `Você pode cancelar até ${day}.`,
  reason: 'Motivo',
  reasonOptional: 'Motivo (opcional)',
  reasonRequired: 'Escreva o motivo.',
  reasonLong: 'Use no máximo 1.000 caracteres.',
  reasonSeen: 'O participante lê este texto.',
  reasonSeenByDesk: 'A equipe que cuida do pedido lê este texto.',
  keep: 'Voltar',
  staleTitle: 'Alguém mudou esta solicitação antes de você',
  staleText: 'Mostramos agora a versão mais nova. Confira o andamento e decida de novo.',
  moved: (protocol: string, status: string) => `Solicitação ${protocol}: ${status}.`,
  problemTitle: 'Não foi possível concluir',
} as const

/** On whose side the author of a step was. */
export const authorRoleText = {
  participante: 'Participante',
  atendente: 'Atendimento',
  sistema: 'Sistema',
} as const
