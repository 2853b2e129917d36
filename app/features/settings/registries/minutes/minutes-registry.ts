import { formatDate } from '#app/format/dates.ts'
import { minutesBodyNames, minutesVisibilityNames } from '#contract/publications/minutes.text.ts'
import { registrySchemas, registrySummaries } from '#contract/settings/registries.ts'
import type { MinutesVisibility } from '#domain/publications/minutes/publication.ts'
import { defineRegistry } from '../define-registry.ts'
import { RegistryPlan } from '../RegistryPlan.tsx'
import { registriesText } from '../registries.text.ts'
import { numberedIn, planInWords } from '../registry-words.ts'
import { MinutesFields } from './MinutesFields.tsx'
import { minutesFieldsText, minutesText } from './minutes.text.ts'

const { labels } = minutesText

/** `/settings/atas`: minutes of the entity's bodies, as participants read them. */
export const minutesRegistry = defineRegistry({
  id: 'atas',
  schema: registrySchemas.atas,
  summary: registrySummaries.atas,
  blank: {
    orgao: null,
    numero: null,
    data: '',
    titulo: '',
    resumo: '',
    assuntos: '',
    idPlano: 0,
    visibilidade: 'participantes',
    publicadaEm: null,
    arquivo: null,
  },
  nameOf: ({ titulo }) => titulo,
  columns: [
    { id: 'title', header: labels.titulo, cell: ({ dados }) => dados.titulo },
    { id: 'body', header: labels.orgao, cell: ({ dados }) => numberedIn(minutesBodyNames)(dados.orgao) },
    { id: 'number', header: labels.numero, isNumeric: true, cell: ({ dados }) => dados.numero },
    { id: 'held', header: labels.data, cell: ({ dados }) => formatDate(dados.data) },
    { id: 'plan', header: labels.idPlano, cell: ({ dados }) => <RegistryPlan idPlano={dados.idPlano} /> },
    {
      id: 'seen-by',
      header: labels.visibilidade,
      cell: ({ dados }) => minutesVisibilityNames[dados.visibilidade],
    },
    {
      id: 'published',
      header: labels.publicadaEm,
      cell: ({ dados }) =>
        dados.publicadaEm === null ? minutesFieldsText.notPublished : formatDate(dados.publicadaEm),
    },
  ],
  Fields: MinutesFields,
  words: {
    orgao: numberedIn(minutesBodyNames),
    idPlano: planInWords,
    visibilidade: (value) => minutesVisibilityNames[value as MinutesVisibility] ?? String(value),
    arquivo: () => registriesText.someDocument,
  },
  isPublished: ({ publicadaEm }) => publicadaEm !== null,
  text: minutesText,
})
