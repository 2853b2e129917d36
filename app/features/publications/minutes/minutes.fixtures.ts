import type { MinutesItem } from '#contract/publications/minutes.ts'

const board = { id: 1, nome: 'Conselho Deliberativo' }

/** Two years, two bodies, with and without a plan. */
export const someMinutes: readonly MinutesItem[] = [
  {
    id: 3,
    orgao: { id: 4, nome: 'Comitê de Investimentos' },
    numero: 148,
    data: '2026-10-16',
    titulo: 'Rentabilidade do trimestre e cenário econômico',
    resumo:
      'Todos os perfis ficaram acima do índice de referência no trimestre, e os limites foram cumpridos.',
    assuntos: ['investimentos', 'rentabilidade'],
    plano: null,
  },
  {
    id: 2,
    orgao: board,
    numero: 90,
    data: '2026-07-16',
    titulo: 'Alteração do regulamento do plano HPE',
    resumo: 'Nova redação dos capítulos sobre institutos, para acompanhar a legislação.',
    assuntos: ['regulamento', 'institutos'],
    plano: { id: 1, nome: 'HPE' },
  },
  {
    id: 1,
    orgao: board,
    numero: 87,
    data: '2025-12-16',
    titulo: 'Política de investimentos para o próximo ano',
    resumo: 'Limites, metas e riscos dos perfis de investimento para o próximo ano.',
    assuntos: ['investimentos', 'política'],
    plano: null,
  },
]
