import type { Guide } from '../docs/guide.ts'
import { AvatarButton } from './AvatarButton.tsx'

export const guide: Guide = {
  summary: 'Uma pessoa como botão: abre o que é dela.',
  status: 'stable',
  use: ['Na barra, para a conta de quem entrou.'],
  avoid: ['Só mostrar quem é: use Avatar.'],
  dos: [
    { text: 'Diga no `label` o que se abre.', example: <AvatarButton name="Ana Lima" label="Sua conta" /> },
  ],
  donts: [{ text: 'Não o use para trocar a foto.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
