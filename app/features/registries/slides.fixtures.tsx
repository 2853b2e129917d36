import * as v from 'valibot'
import { formatDate } from '#app/format/dates.ts'
import { DateInput } from '#app/forms/DateInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { RegistryParts, Unfilled } from './define-registry.ts'
import type { RegistryRecord } from './registries.schema.ts'
import type { RegistryFormApi } from './use-registry-form.ts'

const day = (missing: string) => v.pipe(v.string(missing), v.isoDate(missing))
const schema = v.strictObject({
  titulo: v.pipe(v.string('Escreva o título.'), v.trim(), v.minLength(1, 'Escreva o título.')),
  /** Null: for every plan. */
  idPlano: v.nullable(v.number()),
  inicio: day('Informe o primeiro dia.'),
  fim: v.nullable(day('Informe o último dia.')),
})
export type Slide = v.InferOutput<typeof schema>
export type NoSummary = Record<string, never>

const plans = [
  { id: 1, label: 'HPE' },
  { id: 4, label: 'MAIS_VALOR' },
]
const labels = { titulo: 'Título', idPlano: 'Plano', inicio: 'Primeiro dia', fim: 'Último dia' }

function SlideFields({ form, isReadOnly }: { form: RegistryFormApi<Unfilled<Slide>>; isReadOnly: boolean }) {
  return (
    <>
      <form.AppField name="dados.titulo">
        {() => <TextInput label={labels.titulo} isReadOnly={isReadOnly} isRequired />}
      </form.AppField>
      <form.AppField name="dados.idPlano">
        {() => <SelectInput<number> label={labels.idPlano} options={plans} isReadOnly={isReadOnly} />}
      </form.AppField>
      <form.AppField name="dados.inicio">
        {() => <DateInput label={labels.inicio} isReadOnly={isReadOnly} isRequired />}
      </form.AppField>
      <form.AppField name="dados.fim">
        {() => <DateInput label={labels.fim} isReadOnly={isReadOnly} />}
      </form.AppField>
    </>
  )
}

/** Records that are the opposite of indexes: they have days and a plan, and nothing hangs on them. */
export const slides: RegistryParts<Slide, Unfilled<Slide>, NoSummary> = {
  id: 'slides',
  schema,
  summary: v.strictObject({}),
  blank: { titulo: '', idPlano: null, inicio: null, fim: null },
  nameOf: ({ titulo }) => titulo,
  columns: [
    { id: 'title', header: labels.titulo, cell: ({ dados }) => dados.titulo },
    {
      id: 'plan',
      header: labels.idPlano,
      cell: ({ dados }) => plans.find(({ id }) => id === dados.idPlano)?.label ?? 'Todos',
    },
    { id: 'from', header: labels.inicio, cell: ({ dados }) => formatDate(dados.inicio) },
    { id: 'to', header: labels.fim, cell: ({ dados }) => dados.fim && formatDate(dados.fim) },
  ],
  Fields: SlideFields,
  text: {
    title: 'Carrossel',
    lead: 'O que a página inicial mostra, por plano e por período.',
    searchHint: 'Ex.: campanha',
    create: 'Novo destaque',
    found: (count) => (count === 1 ? '1 destaque' : `${count} destaques`),
    created: 'Destaque criado.',
    noneTitle: 'Nenhum destaque ainda',
    noneText: 'Crie o primeiro.',
    archiveTitle: 'Arquivar este destaque?',
    archiveText: 'Ele sai da página inicial.',
    labels,
  },
}

/** A slide of one plan, for a while. */
export const campaign: RegistryRecord<Slide, NoSummary> = {
  id: 3,
  versao: 1,
  arquivado: false,
  atualizadoEm: '2026-11-18T14:05:00.000Z',
  atualizadoPor: 'Luiz Barbosa',
  dados: { titulo: 'Campanha de aportes', idPlano: 4, inicio: '2026-11-01', fim: '2026-12-15' },
  resumo: {},
}
