import type { Guide } from '../docs/guide.ts'
import { Select } from './Select.tsx'

export const guide: Guide = {
  summary: 'Uma ou várias escolhas de uma lista que se abre.',
  status: 'stable',
  use: ['De quatro a quinze opções conhecidas.'],
  avoid: [
    'Duas ou três opções: use RadioGroup.',
    'Listas longas: use ComboBox.',
    'Trocar de vista: use ToggleButtonGroup.',
  ],
  dos: [
    {
      text: 'Ordene como as pessoas procuram.',
      example: (
        <Select
          label="Estado"
          options={[
            { id: 'mg', label: 'Minas Gerais' },
            { id: 'sp', label: 'São Paulo' },
          ]}
        />
      ),
    },
  ],
  donts: [{ text: 'Não deixe escolhida uma opção que a pessoa não escolheu, se a resposta importa.' }],
  keyboard: [
    ['Enter, Espaço ou seta', 'Abre a lista.'],
    ['Setas', 'Passam pelas opções.'],
    ['Letras', 'Vão à opção que começa assim.'],
    ['Enter', 'Escolhe.'],
    ['Esc', 'Fecha sem mudar.'],
  ],
}
