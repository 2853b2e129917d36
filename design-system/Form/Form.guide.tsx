import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Campos um embaixo do outro, do resumo de erros ao botão que envia.',
  status: 'stable',
  use: ['Em volta de todo formulário.'],
  avoid: ['Filtros que valem na hora: use os campos sozinhos.'],
  dos: [{ text: 'Deixe só um botão de envio, no fim.' }],
  donts: [{ text: 'Não desative o botão até que tudo esteja certo: diga o que falta ao enviar.' }],
  keyboard: [['Enter em um campo', 'Envia o formulário.']],
}
