import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Valores para ler, em uma tabela leve que também se imprime.',
  status: 'stable',
  use: ['Para extratos, parcelas e históricos.'],
  avoid: ['Ordenar ou selecionar linhas: use Table.', 'Dois ou três valores: use DescriptionList.'],
  dos: [
    { text: 'Com muitas colunas, use `narrow="list"` e ponha em `detail` o que não cabe no celular.' },
    { text: 'Alinhe valores à direita com `isNumeric` e nomeie a linha com `isRowHeader`.' },
    {
      text: 'Use `RowLink` no nome da linha que abre alguma coisa e `CellLines` para duas linhas em uma célula.',
    },
  ],
  donts: [
    { text: 'Não alinhe à direita datas nem textos.' },
    { text: 'Não repita a unidade em cada célula se o título da coluna a diz.' },
  ],
}
