import { pageTitles } from '#app/navigation/page-titles.ts'
import { slideAudienceNames } from '#contract/publications/slides.text.ts'
import { dateText } from '#contract/value-text.ts'
import { slideAudiences } from '#domain/publications/slides/slides.ts'
import { defineRegistry } from '../define-registry.tsx'
import { optionsOf } from '../registry-field.tsx'
import { SlideImageInput } from './SlideImageInput.tsx'
import { SlidePageInput } from './SlidePageInput.tsx'
import { SlidePreview } from './SlidePreview.tsx'

/** `/settings/configurar-carrossel`: what the entity has to say on the home page of participants. */
export const slidesRegistry = defineRegistry({
  id: 'configurar-carrossel',
  nameOf: ({ titulo }) => titulo,
  columns: ['titulo', 'idPlano', 'publico', 'inicio', 'fim', 'ordem'],
  fields: {
    titulo: { label: 'Título', as: 'text', maxLength: 60 },
    ordem: { label: 'Posição', help: 'O destaque de número menor vem primeiro.', as: 'number', begins: 1 },
    texto: {
      label: 'Texto',
      help: 'Uma ou duas frases, ao lado da imagem. Opcional.',
      as: 'paragraph',
      maxLength: 160,
      isOptional: true,
      isWhole: true,
    },
    imagem: {
      label: 'Imagem',
      help: 'PNG, JPG ou WebP, até 5 MB, com pelo menos 800 × 400 pixels. Deixe o texto fora da imagem.',
      as: 'own',
      Input: SlideImageInput,
      begins: '',
      said: 'uma imagem',
    },
    textoAlternativo: {
      label: 'Descrição da imagem',
      help: 'O que a imagem mostra, para quem não a vê.',
      as: 'paragraph',
      maxLength: 160,
    },
    pagina: {
      label: 'Página do portal',
      help: 'Para onde o destaque leva. Sem página nem endereço, ele não leva a lugar nenhum.',
      as: 'own',
      Input: SlidePageInput,
      begins: '',
    },
    endereco: {
      label: 'Endereço na internet',
      help: 'Só quando não for uma página do portal. Começa com https://.',
      as: 'text',
      type: 'url',
      maxLength: 300,
      autoComplete: 'off',
      isOptional: true,
    },
    idPlano: { label: 'Plano', as: 'plan' },
    publico: {
      label: 'Quem vê',
      as: 'choice',
      options: optionsOf(slideAudiences, slideAudienceNames),
      begins: 'todos',
      isOptional: true,
    },
    inicio: { label: 'Primeiro dia', as: 'date' },
    fim: {
      label: 'Último dia',
      help: 'Em branco: sem fim.',
      as: 'date',
      isOptional: true,
      listed: (day) => (day === null ? 'Sem fim' : dateText(day)),
    },
  },
  Preview: SlidePreview,
  text: {
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
  },
})
