import type { Guide } from '../docs/guide.ts'
import { TextField } from './TextField.tsx'

export const guide: Guide = {
  summary: 'Uma linha de texto.',
  status: 'stable',
  use: ['Para nomes, e-mails e outros textos curtos sem forma fixa.'],
  avoid: [
    'CPF, CEP, telefone: use MaskedField.',
    'Valores em reais: use MoneyField.',
    'Várias linhas: use TextAreaField.',
  ],
  dos: [
    {
      text: 'Ponha a instrução na descrição, que fica à vista.',
      example: <TextField label="E-mail" description="Usamos só para avisos do plano." />,
    },
    {
      text: 'Escreva erros que dizem como corrigir.',
      example: (
        <TextField
          label="E-mail"
          defaultValue="ana@"
          errorMessage="Falta o fim do e-mail, como em nome@exemplo.com."
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Não use o texto de exemplo no lugar do rótulo.',
      example: <TextField aria-label="E-mail" placeholder="E-mail" />,
    },
  ],
  keyboard: [['Tab', 'Leva o foco ao campo.']],
}
