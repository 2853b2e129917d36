import type { Guide } from '../docs/guide.ts'
import { Skeleton } from './Skeleton.tsx'

export const guide: Guide = {
  summary: 'Guarda o lugar do que está a caminho, para nada pular.',
  status: 'stable',
  use: ['Quando a forma do conteúdo é conhecida.'],
  avoid: ['Ações em andamento: use `isPending` do Button.', 'Esperas longas com medida: use ProgressBar.'],
  dos: [
    { text: 'Dê o número de linhas parecido com o conteúdo.', example: <Skeleton isLoading lines={3} /> },
  ],
  donts: [{ text: 'Não pisque: o que chega em instantes não precisa dele.' }],
}
