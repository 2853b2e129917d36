import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Diz em voz alta uma mudança que só o olho veria.',
  status: 'stable',
  use: ['Para "12 resultados" depois de filtrar.'],
  avoid: ['O que a pessoa também precisa ver: use Banner ou Toast.'],
  dos: [{ text: 'Mantenha na página desde o começo e mude só a mensagem.' }],
  donts: [{ text: 'Não anuncie cada letra digitada.' }],
}
