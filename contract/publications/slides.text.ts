import type { SlideAudience } from '#domain/publications/slides/slides.ts'

export const slidesText = {
  title: 'Escreva o título.',
  image: 'Envie a imagem.',
  imageGone: 'Esta imagem não está mais guardada. Envie-a de novo.',
  imageType: 'Envie a imagem em PNG, JPG ou WebP.',
  imageSmall: (width: number, height: number) =>
    `Use uma imagem de pelo menos ${width} × ${height} pixels, para que fique nítida em telas grandes.`,
  alternative: 'Descreva a imagem para quem não a vê.',
  page: 'Escolha uma página do portal.',
  address: 'Escreva o endereço completo, como https://www.exemplo.com.br.',
  onePlace: 'Escolha uma página ou um endereço, não os dois.',
  plan: 'Escolha o plano.',
  audience: 'Escolha quem vê.',
  since: 'Informe o primeiro dia.',
  until: 'Informe o último dia ou deixe em branco.',
  order: 'O último dia vem depois do primeiro.',
  place: 'Informe a posição, de 1 a 99.',
} as const

/** For whom a slide is, as people say it. */
export const slideAudienceNames: Readonly<Record<SlideAudience, string>> = {
  todos: 'Todos os participantes',
  'quem-contribui': 'Quem contribui',
  'quem-recebe': 'Quem recebe benefício',
  contribuintes: 'Contribuintes',
  autopatrocinados: 'Autopatrocinados',
  bpd: 'Participantes em BPD',
  assistidos: 'Assistidos',
  pensionistas: 'Pensionistas',
}
