import { Cluster } from '../Cluster/Cluster.tsx'
import type { Guide } from '../docs/guide.ts'
import { StatusTag } from './StatusTag.tsx'

export const guide: Guide = {
  summary: 'Em que pé algo está, em uma ou duas palavras.',
  status: 'stable',
  use: ['Ao lado do nome de um pedido, um documento ou uma parcela.'],
  avoid: ['Explicar o que fazer: use InlineMessage ou Banner.'],
  dos: [
    {
      text: 'Use sempre a mesma palavra para o mesmo estado.',
      example: (
        <Cluster>
          <StatusTag tone="info">Em análise</StatusTag>
          <StatusTag tone="success">Concluída</StatusTag>
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'Não use tons de alerta para o que é normal.',
      example: <StatusTag tone="danger">Recebida</StatusTag>,
    },
  ],
}
