import type { Guide } from '../docs/guide.ts'
import { List } from './List.tsx'

export const guide: Guide = {
  summary: 'Linhas de um mesmo tipo, para ler ou para entrar.',
  status: 'stable',
  use: ['Para dependentes, documentos e solicitações.'],
  avoid: ['Ordenar ou selecionar: use Table.', 'Valores em colunas: use StatementTable.'],
  dos: [
    {
      text: 'Um destino por linha, e no máximo uma ação.',
      example: (
        <List
          label="Documentos"
          items={[{ id: 'r', title: 'Regulamento', text: 'Atualizado em 12/03/2026', href: '#r' }]}
        />
      ),
    },
  ],
  donts: [{ text: 'Não use para três dados de uma mesma coisa.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao link.'],
    ['Enter', 'Vai ao destino.'],
  ],
}
