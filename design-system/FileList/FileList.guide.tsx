import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Arquivos a caminho e arquivos que chegaram, com o que se pode fazer com cada um.',
  status: 'stable',
  use: ['Depois de escolher um ou mais arquivos.'],
  avoid: ['Documentos para baixar: use List.'],
  dos: [
    { text: 'Diga por que um envio falhou e ofereça tentar de novo.' },
    { text: 'Com onEmptied, leve o foco ao botão que escolhe arquivos quando o último sai da lista.' },
  ],
  donts: [{ text: 'Não tire da lista um envio que falhou.' }],
  keyboard: [['Tab', 'Passa pelas ações de cada arquivo.']],
}
