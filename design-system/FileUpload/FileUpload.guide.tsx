import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Um arquivo: escolhido, arrastado ou colado.',
  status: 'stable',
  use: ['Para comprovantes e documentos de uma solicitação.'],
  avoid: ['Mostrar arquivos já enviados: use FileList.'],
  dos: [{ text: 'Diga antes os tipos e o tamanho aceitos.' }],
  donts: [{ text: 'Não apague o arquivo anterior quando o novo é recusado.' }],
  keyboard: [
    ['Tab', 'Leva o foco ao botão.'],
    ['Enter ou Espaço', 'Aciona.'],
  ],
}
