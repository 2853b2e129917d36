import type { Guide } from '../docs/guide.ts'
import { EmptyState } from './EmptyState.tsx'

export const guide: Guide = {
  summary: 'No lugar de uma lista ou página que não tem o que mostrar.',
  status: 'stable',
  use: ['Quando ainda não há nada, ou quando a busca não encontrou.'],
  avoid: ['Enquanto se carrega: use Skeleton.', 'Uma falha: use Banner.'],
  dos: [
    {
      text: 'Diga por que está vazio e qual é o próximo passo.',
      example: (
        <EmptyState title="Nenhum dependente" headingLevel={3}>
          Quem você incluir aparece aqui.
        </EmptyState>
      ),
    },
  ],
  donts: [{ text: 'Não culpe a pessoa nem faça graça.' }],
}
