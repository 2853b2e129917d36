import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Diz por que um formulário foi recusado e leva a cada campo.',
  status: 'stable',
  use: ['Acima do formulário, depois de um envio recusado.'],
  avoid: ['Um erro de um campo enquanto se preenche: é do próprio campo.'],
  dos: [{ text: 'Repita as mesmas palavras do campo.' }],
  donts: [{ text: 'Não mostre antes da primeira tentativa.' }],
  keyboard: [
    ['Tab', 'Passa pelos erros.'],
    ['Enter', 'Leva ao campo com erro.'],
  ],
}
