import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Um arquivo pela imagem ou pelo símbolo dele, com nome e tamanho.',
  status: 'stable',
  use: ['Para conferir o que foi enviado.'],
  avoid: ['Muitos arquivos: use FileList.'],
  dos: [{ text: 'Mostre o nome inteiro: é por ele que se reconhece o arquivo.' }],
  donts: [{ text: 'Não mostre documentos de outra pessoa sem precisar.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao link.'],
    ['Enter', 'Vai ao destino.'],
  ],
}
