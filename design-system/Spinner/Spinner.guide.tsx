import type { Guide } from '../docs/guide.ts'
import { Spinner } from './Spinner.tsx'

export const guide: Guide = {
  summary: 'Trabalho sem duração conhecida, na cor do texto em volta.',
  status: 'stable',
  use: ['Ao lado do que está sendo atualizado.'],
  avoid: ['Conteúdo que ainda não chegou: use Skeleton.', 'Progresso conhecido: use ProgressBar.'],
  dos: [{ text: 'Diga o que está em andamento.', example: <Spinner label="Procurando pessoas" /> }],
  donts: [{ text: 'Não cubra a página inteira por causa de uma parte.' }],
}
