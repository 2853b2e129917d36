import type { Guide } from '../docs/guide.ts'
import { PasswordField } from './PasswordField.tsx'

export const guide: Guide = {
  summary: 'Uma senha, escondida até que a pessoa peça para ver.',
  status: 'stable',
  use: ['Para entrar e para criar uma senha.'],
  avoid: ['Códigos recebidos: use OneTimeCodeField.'],
  dos: [
    {
      text: 'Deixe colar e deixe o navegador preencher.',
      example: <PasswordField label="Senha" autoComplete="current-password" />,
    },
  ],
  donts: [{ text: 'Não peça para repetir a senha: ela pode ser vista.' }],
  keyboard: [['Tab', 'Passa do campo ao botão que mostra a senha.']],
}
