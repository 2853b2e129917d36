import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'O pé de um passo: a volta no começo, o avanço no fim.',
  status: 'stable',
  use: ['No fim de cada passo de um formulário.'],
  avoid: ['Formulários de uma página: use Form com um botão.'],
  dos: [{ text: 'Diga no botão o que vem: "Revisar", "Enviar".' }],
  donts: [{ text: 'Não perca o que foi preenchido ao voltar.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
