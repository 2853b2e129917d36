import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Linhas para trabalhar, uma em cada linha da tela.',
  status: 'stable',
  use: ['Filas de quem passa o dia nelas: escolher, agir sobre várias, ir de uma a outra pelo teclado.'],
  avoid: [
    'Valores para ler: use StatementTable, que no celular vira cartões.',
    'Ordenar pela coluna: use Table.',
  ],
  dos: [
    { text: 'Ponha na primeira coluna o que a linha é, como link (GridLink).' },
    { text: 'Escreva uma linha em cada célula: o resto está na página da linha.' },
  ],
  donts: [{ text: 'Não ponha mais de dois botões em uma linha.' }],
  keyboard: [
    ['Tab', 'Passa pelas caixas, links e botões.'],
    ['Espaço', 'Escolhe a linha da caixa em foco; com Shift, todas desde a última.'],
  ],
}
