import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Vistas de uma mesma coisa, uma por vez.',
  status: 'stable',
  use: ['De duas a seis partes que não se leem juntas.'],
  avoid: ['Passos em ordem: use Steps.', 'Vistas com endereço: use TabLinks.'],
  dos: [{ text: 'Ponha primeiro a vista mais procurada.' }],
  donts: [{ text: 'Não esconda em uma aba o que é preciso comparar com outra.' }],
  keyboard: [
    ['Tab', 'Leva à aba aberta, depois ao conteúdo.'],
    ['Setas', 'Passam pelas abas e as abrem.'],
    ['Home e End', 'Vão à primeira e à última.'],
  ],
}
