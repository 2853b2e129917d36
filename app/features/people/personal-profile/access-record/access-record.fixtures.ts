import type { AccessItem } from '#contract/records/access-record.ts'

/** Two servings and a look: one still runs, one changed something, one nothing. */
export const someAccesses: readonly AccessItem[] = [
  {
    id: 3,
    tipo: 'atendimento',
    atendente: { nome: 'Marta Siqueira', nivel: 'Administrador' },
    inicio: '2026-11-21T18:05:00.000Z',
    fim: '2026-11-21T18:35:00.000Z',
    emAndamento: true,
    motivo: 'Ligou com dúvidas sobre o extrato do mês.',
    alteracoes: [],
  },
  {
    id: 2,
    tipo: 'atendimento',
    atendente: { nome: 'Karina Alves', nivel: 'Atendente' },
    inicio: '2026-11-20T18:00:00.000Z',
    fim: '2026-11-20T18:12:00.000Z',
    emAndamento: false,
    motivo: 'Pediu ajuda para aumentar a contribuição.',
    alteracoes: [
      {
        id: 11,
        data: '2026-11-20T18:07:00.000Z',
        descricao: 'Registrou a solicitação 2026.0000093: Alteração de contribuição.',
        idRequisicao: 93,
      },
      {
        id: 12,
        data: '2026-11-20T18:09:00.000Z',
        descricao: 'Alterou o e-mail do cadastro.',
        idRequisicao: null,
      },
    ],
  },
  {
    id: 1,
    tipo: 'consulta',
    atendente: { nome: 'Luiz Barbosa', nivel: 'Cadastro' },
    inicio: '2026-11-18T13:00:00.000Z',
    fim: '2026-11-18T13:00:00.000Z',
    emAndamento: false,
    motivo: null,
    alteracoes: [],
  },
]
