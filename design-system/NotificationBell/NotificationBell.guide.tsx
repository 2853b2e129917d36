import type { Guide } from '../docs/guide.ts'
import { NotificationBell } from './NotificationBell.tsx'

export const guide: Guide = {
  summary: 'Um botão com a contagem de avisos.',
  status: 'stable',
  use: ['Uma vez, na barra do portal.'],
  avoid: ['Outras contagens: escreva-as no texto.'],
  dos: [
    {
      text: 'O nome diz a contagem em palavras.',
      example: <NotificationBell label="Notificações" count={6} />,
    },
  ],
  donts: [{ text: 'Não faça o símbolo piscar nem tocar.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
