import type { Guide } from '../docs/guide.ts'
import { Text } from './Text.tsx'

export const guide: Guide = {
  summary: 'Escreve um texto em um dos estilos de texto do produto.',
  status: 'new',
  use: [
    'Para títulos, parágrafos e observações de uma página.',
    'Para dar tamanho e cor sem escrever estilo.',
  ],
  avoid: ['Rótulos e mensagens de campos: são dos próprios campos.', 'Avisos: use InlineMessage ou Banner.'],
  dos: [
    {
      text: 'Escolha `as` pelo sentido e `variant` pelo tamanho.',
      example: (
        <Text as="h3" variant="subtitle">
          Suas contribuições
        </Text>
      ),
    },
    { text: 'Limite a linha de textos longos com `hasMeasure`.' },
    { text: 'Marque códigos e números para copiar com `isSelectedWhole`.' },
  ],
  donts: [
    { text: 'Não use um título para deixar um texto maior.' },
    {
      text: 'Não diga com a cor o que as palavras não dizem.',
      example: <Text tone="danger">12/11/2026</Text>,
    },
  ],
}
