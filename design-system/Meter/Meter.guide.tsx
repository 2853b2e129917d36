import type { Guide } from '../docs/guide.ts'
import { Meter } from './Meter.tsx'

export const guide: Guide = {
  summary: 'Uma parte de um todo conhecido.',
  status: 'stable',
  use: ['Para a margem usada de um empréstimo ou um limite alcançado.'],
  avoid: ['Algo em andamento: use ProgressBar.', 'Várias partes: use Donut.'],
  dos: [
    {
      text: 'Escreva o valor ao lado do desenho.',
      example: <Meter label="Margem usada" value={72} tone="warning" />,
    },
  ],
  donts: [{ text: 'Não mude a cor sem dizer por quê.' }],
}
