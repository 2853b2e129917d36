import { pageTitles } from '#app/navigation/page-titles.ts'
import type { SlideData } from '#contract/publications/slides.ts'
import type { RegistryText } from '../define-registry.ts'

export const slidesText: RegistryText<keyof SlideData> = {
  title: pageTitles.slides,
  lead: 'Os destaques da página inicial: para quais planos e pessoas, em que período e em que ordem.',
  searchHint: 'Ex.: campanha',
  create: 'Novo destaque',
  found: (count) => (count === 1 ? '1 destaque' : `${count} destaques`),
  created: 'Destaque criado. Ele aparece na página inicial no seu período.',
  noneTitle: 'Nenhum destaque ainda',
  noneText: 'Crie o primeiro. Sem destaques, a página inicial não mostra o carrossel.',
  archiveTitle: 'Arquivar este destaque?',
  archiveText: 'Ele sai da página inicial e pode ser reativado.',
  labels: {
    titulo: 'Título',
    texto: 'Texto',
    imagem: 'Imagem',
    textoAlternativo: 'Descrição da imagem',
    pagina: 'Página do portal',
    endereco: 'Endereço na internet',
    idPlano: 'Plano',
    publico: 'Quem vê',
    inicio: 'Primeiro dia',
    fim: 'Último dia',
    ordem: 'Posição',
  },
}

export const slideFieldsText = {
  textHelp: 'Uma ou duas frases, ao lado da imagem. Opcional.',
  imageHelp: 'PNG, JPG ou WebP, até 5 MB, com pelo menos 800 × 400 pixels. Deixe o texto fora da imagem.',
  imageType: 'A imagem precisa ser PNG, JPG ou WebP.',
  imageName: 'Imagem do destaque',
  alternativeHelp: 'O que a imagem mostra, para quem não a vê.',
  pageHelp: 'Para onde o destaque leva. Sem página nem endereço, ele não leva a lugar nenhum.',
  addressHelp: 'Só quando não for uma página do portal. Começa com https://.',
  noPage: 'Nenhuma',
  untilHelp: 'Em branco: sem fim.',
  placeHelp: 'O destaque de número menor vem primeiro.',
  noEnd: 'Sem fim',
  someImage: 'uma imagem',
  preview: 'Como fica na página inicial',
  previewTitle: 'O título do destaque',
} as const
