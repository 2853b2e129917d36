import type { Guide } from '../docs/guide.ts'
import { Avatar } from './Avatar.tsx'

export const guide: Guide = {
  summary: 'Uma pessoa, em pequeno.',
  status: 'stable',
  use: [
    'Ao lado de um nome, em listas e na barra.',
    'Com a bolinha de presença onde se conversa com a pessoa.',
  ],
  avoid: ['Logotipos e símbolos: use uma imagem ou um ícone.'],
  dos: [
    {
      text: 'Deixe como enfeite quando o nome está ao lado.',
      example: <Avatar name="Ana Beatriz Lima" isDecorative />,
    },
  ],
  donts: [{ text: 'Não use sozinho para dizer quem é.' }],
}
