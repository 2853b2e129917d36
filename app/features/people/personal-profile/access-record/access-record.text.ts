import { pageTitles } from '#app/navigation/page-titles.ts'

/** Every sentence of the access record. */
export const accessRecordText = {
  title: pageTitles.accessRecord,
  lead: 'Toda vez que o atendimento abre os seus dados ou age em seu nome, fica registrado aqui quem foi, quando e por quê.',
  list: 'Acessos, do mais novo para o mais antigo',
  served: 'Atendimento em seu nome',
  looked: 'Consulta aos seus dados',
  by: (name: string, level: string) => `${name} (${level})`,
  reason: 'Motivo',
  changes: 'O que mudou',
  noChanges: 'Nada foi alterado.',
  running: 'Em andamento',
  request: 'Ver a solicitação',
  emptyTitle: 'Ninguém do atendimento acessou os seus dados',
  emptyText: 'Quando alguém acessar, você vê aqui quem foi, quando e o motivo.',
  help: 'Não reconhece um acesso? Fale com o atendimento e informe o dia e a hora.',
} as const
