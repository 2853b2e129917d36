import type { Guide } from '../docs/guide.ts'
import { OneTimeCodeField } from './OneTimeCodeField.tsx'

export const guide: Guide = {
  summary: 'Um código recebido por e-mail ou mensagem.',
  status: 'stable',
  use: ['Para confirmar um contato ou uma entrada.'],
  avoid: ['Senhas: use PasswordField.'],
  dos: [{ text: 'Ofereça reenviar o código.', example: <OneTimeCodeField label="Código" length={6} /> }],
  donts: [{ text: 'Não separe em vários campos: o código se cola de uma vez.' }],
  keyboard: [['Tab', 'Leva o foco ao campo.']],
}
