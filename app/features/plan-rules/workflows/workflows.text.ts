import { pageTitles } from '#app/navigation/page-titles.ts'
import { requestWorkflowRule } from '#contract/requests/request-workflow-rule.ts'
import type { RequestType } from '#contract/requests/request-workflows.ts'

/** Every sentence of the page of the stages of requests. */
export const workflowsText = {
  title: pageTitles.requestWorkflows,
  lead: requestWorkflowRule.lead,
  type: 'Tipo de solicitação',
  notDecided:
    'Este tipo vale assim que a pessoa envia. Ninguém precisa decidir, por isso não há etapas para desenhar.',
  drawing: 'Desenho da esteira',
  table: 'Etapas em ordem',
  columns: { stage: 'Etapa', level: 'Quem cuida', term: 'Prazo', checks: 'O que se confere' },
  noChecks: 'Nada marcado',
  mayReturn: 'Pode devolver para correção',
  mayNotReturn: 'Não devolve para correção',
  told: 'Avisa o participante ao chegar',
  quiet: 'Chega sem avisar o participante',
  term: (days: number) => (days === 0 ? 'Sem prazo' : days === 1 ? '1 dia útil' : `${days} dias úteis`),
  whole: (days: number) => (days === 0 ? 'Ao todo, sem prazo.' : `Ao todo, ${workflowDays(days)}.`),
  fourEyes: 'Duas pessoas conferem: quem trabalhou nas etapas anteriores não decide a última.',
  received: 'Recebida',
  granted: 'Deferida',
  refused: 'Indeferida',
  returned: 'Devolvida',
  startsAgain: 'Recomeça na 1ª etapa',
  drawn: (stages: readonly string[]) => `Recebida, ${stages.join(', ')} e decisão`,
  drawnReturns: (stages: readonly string[]) => `; pode ser devolvida a partir de ${stages.join(', ')}`,
  documents: 'Documentos que acompanham',
  documentsHelp: 'Vêm do formulário do serviço. O que é obrigatório não depende das etapas.',
  noDocuments: 'Nenhum documento acompanha este tipo.',
  required: {
    sempre: 'obrigatório',
    conforme: 'obrigatório em alguns casos',
    opcional: 'opcional',
  } satisfies Record<RequestType['documentos'][number]['exigencia'], string>,
  messages: 'Avisos automáticos',
  messagesHelp: 'O que o participante recebe no caminho. Os textos ficam em',
  messagesLink: 'Textos dos e-mails',
  byEmail: 'no portal e por e-mail',
  inPortal: 'no portal',
  noMessages: 'Este tipo não envia avisos.',
  alsoPrepared: (names: readonly string[]) =>
    `Este rascunho também muda: ${names.join(', ')}. Tudo é publicado junto.`,
  stages: 'Etapas',
  stageName: 'Nome da etapa',
  level: 'Nível de quem cuida',
  days: 'Prazo em dias úteis',
  daysHelp: '0: sem prazo.',
  checklist: 'O que conferir antes de seguir',
  checklistHelp: 'Um item por linha. Em branco, nada.',
  noStageName: (place: number) => `Etapa ${place}`,
  labelOf: (place: number, field: string) => `Etapa ${place}, ${field.toLocaleLowerCase('pt-BR')}`,
  isQuiet: 'Não avisar o participante quando chega aqui',
  add: 'Acrescentar etapa',
  remove: (stage: string) => `Tirar ${stage}`,
  removed: (stage: string, left: number) =>
    left === 1 ? `${stage} saiu. Resta 1 etapa.` : `${stage} saiu. Restam ${left} etapas.`,
  added: (count: number) => `Etapa acrescentada. São ${count}.`,
  isPayment: 'Duas pessoas conferem',
  isPaymentHelp: 'Quem trabalhou em uma etapa anterior não decide a última.',
  alwaysPayment: 'Este tipo paga ou transfere dinheiro: sempre duas pessoas conferem.',
  rehearsal: 'Ensaio com os últimos 90 dias',
  nothingToRehearse: 'Nenhuma solicitação deste tipo chegou nesse período.',
  allAlike: (count: number) =>
    count === 1
      ? 'A única solicitação do período teria seguido o mesmo caminho.'
      : `As ${count} solicitações do período teriam seguido o mesmo caminho.`,
  differing: (differing: number, count: number) =>
    `${differing} de ${count} ${count === 1 ? 'solicitação' : 'solicitações'} do período ${differing === 1 ? 'teria seguido' : 'teriam seguido'} outro caminho. As que estão em andamento não mudam.`,
  newestOnly: (shown: number) => `As ${shown} mais recentes`,
  list: 'Solicitações que teriam mudado',
  rehearsed: { protocol: 'Protocolo', type: 'Tipo', when: 'Recebida em', differs: 'O que mudaria' },
  difference: (name: string, before: string, after: string) => `${name}: de ${before} para ${after}`,
  between: (from: string, to: string) => `Solicitações recebidas de ${from} a ${to}.`,
} as const

function workflowDays(days: number): string {
  return days === 1 ? '1 dia útil' : `${days} dias úteis`
}
