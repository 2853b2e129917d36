import type { Guide } from '../docs/guide.ts'
import { Stat } from '../Stat/Stat.tsx'
import { Columns } from './Columns.tsx'

export const guide: Guide = {
  summary: 'Coloca coisas em colunas onde há espaço, e uma embaixo da outra onde não há.',
  status: 'new',
  use: [
    'Para grades de cartões ou de números: sem `template`, cabem quantas couberem.',
    'Para uma parte principal com outra ao lado: `template="mainAside"`; `asideMain` quando a principal vem depois.',
    'Para um campo com os botões dele: `template="mainAction"` e `align="end"`.',
  ],
  avoid: ['Dados em linhas e colunas: use StatementTable.', 'Botões lado a lado: use Cluster.'],
  dos: [
    {
      text: 'Escolha a largura mínima pelo conteúdo mais longo.',
      example: (
        <Columns minWidth="narrow">
          <Stat label="Saldo" value="R$ 23.415,04" />
          <Stat label="Rendimento" value="R$ 1.204,10" />
        </Columns>
      ),
    },
  ],
  donts: [{ text: 'Não divida um formulário em colunas que se leem fora de ordem.' }],
}
