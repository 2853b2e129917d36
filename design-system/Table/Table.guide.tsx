import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Linhas para ordenar, escolher ou abrir, com as setas do teclado.',
  status: 'stable',
  use: ['Em telas de trabalho, com muitas linhas e ações.'],
  avoid: ['Só ler valores: use StatementTable, muito mais leve.'],
  dos: [{ text: 'Ofereça as ações das linhas escolhidas em SelectionBar.' }],
  donts: [{ text: 'Não ponha botões demais em cada linha.' }],
  keyboard: [
    ['Tab', 'Entra na tabela e sai dela.'],
    ['Setas', 'Passam por linhas e células.'],
    ['Espaço', 'Escolhe a linha.'],
    ['Enter', 'Abre a linha, ou ordena pela coluna.'],
    ['Ctrl + A', 'Escolhe todas.'],
  ],
}
