import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Vários arquivos de uma vez: escolhidos, arrastados ou colados.',
  status: 'stable',
  use: ['Quando cada arquivo é um documento por si, com FileList logo abaixo.'],
  avoid: ['Um arquivo só, que se troca: use FileUpload.'],
  dos: [{ text: 'Diga antes os tipos, o tamanho e quantos arquivos são aceitos.' }],
  donts: [{ text: 'Não recuse todos por causa de um: os que servem seguem.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
