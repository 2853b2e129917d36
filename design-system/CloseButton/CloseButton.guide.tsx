import type { Guide } from '../docs/guide.ts'
import { CloseButton } from './CloseButton.tsx'

export const guide: Guide = {
  summary: 'A cruz que fecha aquilo em que está.',
  status: 'stable',
  use: ['Em avisos, painéis e janelas que podem ser fechados.'],
  avoid: ['Cancelar um formulário: use Button com "Cancelar".'],
  dos: [
    {
      text: 'Diga no `label` o que se fecha, se não for evidente.',
      example: <CloseButton label="Fechar o aviso" />,
    },
  ],
  donts: [{ text: 'Não use para excluir nem para limpar um campo.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
