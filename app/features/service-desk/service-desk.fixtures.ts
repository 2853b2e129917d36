import type { PersonFound } from '#contract/people/people.ts'
import type { PlanLink } from '#contract/plans/plans.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import type { ServiceDeskSummary } from './queue.ts'

const names: Readonly<Record<number, string>> = {
  7: 'Cancelada',
  8: 'Concluída',
  5: 'Deferida',
  3: 'Devolvida para correção',
  2: 'Em análise',
  9: 'Expirada',
  6: 'Indeferida',
  1: 'Recebida',
  4: 'Aguardando terceiros',
}

const queueOf = (counts: Readonly<Record<number, number>>): ServiceDeskSummary['porStatus'] =>
  Object.entries(names).map(([id, nome]) => ({
    status: { id: Number(id), nome },
    quantidade: counts[Number(id)] ?? 0,
  }))

/** Eight weeks, of which the last one is running. */
const weeks: ServiceDeskSummary['semanas'] = [
  ['2026-09-28', 31, 28],
  ['2026-10-05', 27, 30],
  ['2026-10-12', 24, 22],
  ['2026-10-19', 35, 29],
  ['2026-10-26', 30, 33],
  ['2026-11-02', 22, 26],
  ['2026-11-09', 38, 31],
  ['2026-11-16', 14, 9],
].map(([inicio, recebidas, decididas]) => ({
  inicio: String(inicio),
  recebidas: Number(recebidas),
  decididas: Number(decididas),
}))

/** A morning with work to do. */
export const busyQueue: ServiceDeskSummary = {
  porStatus: queueOf({ 1: 7, 2: 5, 3: 2, 4: 1, 5: 3, 6: 4, 8: 1250 }),
  vencidas: 2,
  recebidasHoje: 4,
  emAnaliseComigo: 1,
  emRisco: 3,
  semResponsavel: 6,
  minhas: 2,
  hoje: '2026-11-19',
  semanas: weeks,
  naoEfetivadas: { total: 1, primeiras: [{ id: 38, protocolo: '2026.0000038' }] },
  tarefasComFalha: 1,
  tarefas: [
    {
      tipo: 'benefit-payment',
      quantidade: 1,
      desde: '2026-11-10',
      proximaTentativa: '2026-11-11T17:00:00.000Z',
    },
  ],
  folha: {
    dia: '2026-10-30',
    total: 2,
    naoPagos: [
      { nome: 'Carlos Eduardo Nunes', plano: 'HPE', motivo: 'asked-to-stop' },
      { nome: 'Dulce Moreira', plano: 'DXC', motivo: 'court' },
    ],
  },
  naoFeitas: [
    { tipo: 'lifetime-adjustment', motivo: 'death', quantidade: 1 },
    { tipo: 'payment-third-month', motivo: 'suspended-contributions', quantidade: 12 },
  ],
  emailsNaoEntregues: 3,
}

/** The first day. */
export const emptyQueue: ServiceDeskSummary = {
  porStatus: queueOf({}),
  vencidas: 0,
  recebidasHoje: 0,
  emAnaliseComigo: 0,
  emRisco: 0,
  semResponsavel: 0,
  minhas: 0,
  hoje: '2026-11-19',
  semanas: weeks.map(({ inicio }) => ({ inicio, recebidas: 0, decididas: 0 })),
  naoEfetivadas: { total: 0, primeiras: [] },
  tarefasComFalha: 0,
  tarefas: [],
  folha: null,
  naoFeitas: [],
  emailsNaoEntregues: 0,
}

/** Two requests of different people. */
export const newestRequests: RequestItem[] = [
  {
    id: 41,
    protocolo: '2026.0000041',
    pessoa: { id: 1, nome: 'Ana Beatriz Lima', cpf: '***.982.247-**' },
    plano: { id: 1, nome: 'HPE' },
    funcionalidade: { id: 8, nome: 'Alteração de Contribuição' },
    status: { id: 1, nome: 'Recebida' },
    analista: null,
    versao: 1,
    dataSolicitacao: '2026-11-21T12:05:00.000Z',
    dataAtualizacao: '2026-11-21T12:05:00.000Z',
    prioridade: null,
    prazo: { data: '2026-11-26', situacao: 'no-prazo' },
  },
  {
    id: 30,
    protocolo: '2026.0000030',
    pessoa: { id: 6, nome: 'Gustavo Teles', cpf: '***.509.460-**' },
    plano: { id: 1, nome: 'HPE' },
    funcionalidade: { id: 15, nome: 'Portabilidade' },
    status: { id: 4, nome: 'Aguardando terceiros' },
    analista: { id: 13, nome: 'Luiz Barbosa' },
    versao: 3,
    dataSolicitacao: '2026-10-26T12:05:00.000Z',
    dataAtualizacao: '2026-11-03T17:30:00.000Z',
    prioridade: '80-anos',
    prazo: { data: '2026-11-10', situacao: 'vencido' },
  },
]

/** Somebody whom the search found. */
export const chosenPerson: PersonFound = {
  id: 1,
  nome: 'Ana Beatriz Lima',
  cpf: '***.982.247-**',
  email: 'ana.lima@exemplo.com.br',
  status: { id: 1, nome: 'Importado' },
}

/** Two plans of that person. */
export const chosenPlanLinks: PlanLink[] = [
  { id: 1, name: 'HPE', matricula: '100234', onboarding_plano: 1 },
  { id: 4, name: 'MAIS_VALOR', matricula: '400118', onboarding_plano: 6 },
].map(({ id, name, matricula, onboarding_plano }) => ({
  id,
  matricula,
  plano: { id, nome: name, onboarding_plano },
  categoria: { id: 1, nome: 'Contribuinte' },
  situacao: { id: 1, nome: 'Ativo' },
  pessoa: { id: 1, nome: 'Ana Beatriz Lima' },
}))
