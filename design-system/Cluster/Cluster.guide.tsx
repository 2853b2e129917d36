import { Button } from '../Button/Button.tsx'
import type { Guide } from '../docs/guide.ts'
import { Cluster } from './Cluster.tsx'

export const guide: Guide = {
  summary: 'Coloca coisas lado a lado e continua na linha de baixo quando não cabem.',
  status: 'new',
  use: [
    'Para os botões de um formulário.',
    'Para um título com a ação dele, com `justify="between"`.',
    'Para os botões que encerram uma página: com `isStackedOnPhone`, no celular ocupam a largura toda.',
  ],
  avoid: ['Colunas que devem alinhar entre si: use Columns.'],
  dos: [
    {
      text: 'Deixe a ação principal em primeiro lugar.',
      example: (
        <Cluster>
          <Button>Enviar</Button>
          <Button variant="quiet">Cancelar</Button>
        </Cluster>
      ),
    },
  ],
  donts: [{ text: 'Não conte com uma linha só: em telas estreitas o grupo quebra.' }],
}
