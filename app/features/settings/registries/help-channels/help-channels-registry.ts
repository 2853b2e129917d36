import { registrySchemas, registrySummaries } from '#contract/settings/registries.ts'
import { defineRegistry } from '../define-registry.ts'
import { HelpChannelFields } from './HelpChannelFields.tsx'
import { helpChannelsText } from './help-channels.text.ts'

const { labels } = helpChannelsText

/** `/settings/canais-de-ajuda`: how the entity is reached. */
export const helpChannelsRegistry = defineRegistry({
  id: 'canais-de-ajuda',
  schema: registrySchemas['canais-de-ajuda'],
  summary: registrySummaries['canais-de-ajuda'],
  blank: { nome: '', telefone: '', email: '', horario: '', ordem: null },
  nameOf: ({ nome }) => nome,
  columns: [
    { id: 'name', header: labels.nome, cell: ({ dados }) => dados.nome },
    { id: 'phone', header: labels.telefone, cell: ({ dados }) => dados.telefone },
    { id: 'email', header: labels.email, cell: ({ dados }) => dados.email },
    { id: 'place', header: labels.ordem, isNumeric: true, cell: ({ dados }) => dados.ordem },
  ],
  Fields: HelpChannelFields,
  text: helpChannelsText,
})
