import type { Guide } from '../docs/guide.ts'
import { SearchField } from './SearchField.tsx'

export const guide: Guide = {
  summary: 'Palavras a procurar.',
  status: 'stable',
  use: ['Para filtrar uma lista da página.'],
  avoid: ['Ir a qualquer lugar do portal: use SearchButton e CommandPalette.'],
  dos: [{ text: 'Diga no rótulo em que se procura.', example: <SearchField label="Nome, e-mail ou CPF" /> }],
  donts: [{ text: 'Não procure a cada letra sem esperar um pouco.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao campo.'],
    ['Enter', 'Procura.'],
    ['Esc', 'Esvazia o campo.'],
  ],
}
