import { formatDate } from '#app/format/dates.ts'
import { slideAudienceNames } from '#contract/publications/slides.text.ts'
import { registrySchemas, registrySummaries } from '#contract/settings/registries.ts'
import type { SlideAudience } from '#domain/publications/slides/slides.ts'
import { defineRegistry } from '../define-registry.ts'
import { RegistryPlan } from '../RegistryPlan.tsx'
import { planInWords } from '../registry-words.ts'
import { SlideFields } from './SlideFields.tsx'
import { slideFieldsText, slidesText } from './slides.text.ts'

const { labels } = slidesText

/** `/settings/configurar-carrossel`: what the entity has to say on the home page of participants. */
export const slidesRegistry = defineRegistry({
  id: 'configurar-carrossel',
  schema: registrySchemas['configurar-carrossel'],
  summary: registrySummaries['configurar-carrossel'],
  blank: {
    titulo: '',
    texto: '',
    imagem: '',
    textoAlternativo: '',
    pagina: '',
    endereco: '',
    idPlano: 0,
    publico: 'todos',
    inicio: '',
    fim: null,
    ordem: 1,
  },
  nameOf: ({ titulo }) => titulo,
  columns: [
    { id: 'title', header: labels.titulo, cell: ({ dados }) => dados.titulo },
    { id: 'plan', header: labels.idPlano, cell: ({ dados }) => <RegistryPlan idPlano={dados.idPlano} /> },
    { id: 'audience', header: labels.publico, cell: ({ dados }) => slideAudienceNames[dados.publico] },
    { id: 'from', header: labels.inicio, cell: ({ dados }) => formatDate(dados.inicio) },
    {
      id: 'until',
      header: labels.fim,
      cell: ({ dados }) => (dados.fim === null ? slideFieldsText.noEnd : formatDate(dados.fim)),
    },
    { id: 'place', header: labels.ordem, isNumeric: true, cell: ({ dados }) => dados.ordem },
  ],
  Fields: SlideFields,
  words: {
    imagem: () => slideFieldsText.someImage,
    idPlano: planInWords,
    publico: (value) => slideAudienceNames[value as SlideAudience] ?? String(value),
  },
  text: slidesText,
})
