import type { Guide } from '../docs/guide.ts'
import { Switch } from './Switch.tsx'

export const guide: Guide = {
  summary: 'Ligado ou desligado, na hora.',
  status: 'stable',
  use: ['Para preferências que valem assim que mudam.'],
  avoid: ['O que se envia com um formulário: use CheckboxField.'],
  dos: [{ text: 'Diga o que fica ligado.', example: <Switch label="Avisos por e-mail" defaultSelected /> }],
  donts: [{ text: 'Não peça um botão "Salvar" depois.' }],
  keyboard: [
    ['Tab', 'Leva o foco à chave.'],
    ['Espaço', 'Liga ou desliga.'],
  ],
}
