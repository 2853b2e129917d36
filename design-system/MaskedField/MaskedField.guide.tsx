import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Texto de forma fixa, pontuado enquanto se digita ou cola.',
  status: 'stable',
  use: ['Para CPF, CNPJ, CEP, telefone, agência e conta: use `masks`.'],
  avoid: ['Datas: use DateField.', 'Valores: use MoneyField.'],
  dos: [{ text: 'Aceite o que vem colado, com ou sem pontos.' }],
  donts: [{ text: 'Não crie uma máscara para nomes nem para textos livres.' }],
  keyboard: [['Tab', 'Leva o foco ao campo.']],
}
