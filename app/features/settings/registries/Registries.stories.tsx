import { Button } from '@portal/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import type { Problem } from '#app/api/problem.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { IndexerData, IndexerSummary } from '#contract/settings/indexers.ts'
import type { Unfilled } from './define-registry.tsx'
import { indexersRegistry } from './indexers/indexers-registry.ts'
import { RegistryEntryView, type RegistryEntryViewProps } from './RegistryEntryView.tsx'
import { RegistryFields } from './RegistryFields.tsx'
import { RegistryListView } from './RegistryListView.tsx'
import { archivedEntry, entries, inpc, steps } from './registries.fixtures.ts'
import { registrySearchDefaults } from './registry.search.ts'
import { useRegistryForm } from './use-registry-form.ts'

const nothing = () => undefined
/** Indexes, without their months, and the way to a sheet of them. */
const registry = { ...indexersRegistry, details: undefined, otherWay: undefined }

const list = {
  registry,
  search: { ...registrySearchDefaults, item: undefined },
  list: { itens: entries, totalPage: 1, totalItems: entries.length },
  listPage: 0,
  isRefreshing: false,
  canEdit: true,
  address: { hrefOf: () => '/settings/indexadores', go: nothing, open: nothing },
}

const IndexEntry = RegistryEntryView<IndexerData, Unfilled<IndexerData>, IndexerSummary>
const IndexList = RegistryListView<IndexerData, Unfilled<IndexerData>, IndexerSummary>

const meta = {
  title: 'Páginas/Configurações/Cadastro',
  component: IndexList,
  args: list,
  globals: { surface: 'admin' },
  decorators: [withRouter(['/settings', '/settings/indexadores'])],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof IndexList>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('2 indexadores')
    await expect(canvas.getByRole('link', { name: 'Novo indexador' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: /INPC/ })).toBeVisible()
  },
}

export const ReadOnlyList: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(canvas.queryByRole('link', { name: 'Novo indexador' })).toBeNull()
  },
}

export const NothingFound: Story = {
  args: {
    search: { ...list.search, palavraChave: 'zebra' },
    list: { itens: [], totalPage: 0, totalItems: 0 },
  },
}

export const NothingArchived: Story = {
  args: {
    search: { ...list.search, situacao: 'arquivados' },
    list: { itens: [], totalPage: 0, totalItems: 0 },
  },
}

const refused = async () => ({ ok: false as const, problem: null })
const everything = { edit: true, publish: true, archive: true }

type EntryStory = Partial<
  Pick<
    RegistryEntryViewProps<IndexerData, Unfilled<IndexerData>, IndexerSummary>,
    'entry' | 'rights' | 'steps'
  >
> & { problem?: Problem }

function StoryEntry({ entry = inpc, steps: done, problem, rights = everything }: EntryStory) {
  const { form, draft } = useRegistryForm({ registry, entry, personId: 1, onChecked: nothing })
  return (
    <IndexEntry
      registry={registry}
      entry={entry}
      steps={done}
      form={form}
      draft={draft}
      command={{
        problem: problem ?? null,
        isOutdated: problem !== undefined,
        isPending: false,
        clear: nothing,
      }}
      rights={rights}
      backHref="/settings/indexadores"
      archive={refused}
      onReadAgain={nothing}
    />
  )
}

export const NewEntry: Story = {
  render: () => <StoryEntry entry={null} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar' }))
    await expect(await canvas.findByRole('group', { name: 'Falta corrigir 4 campos' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /Código/ }), 'TR')
    await expect(canvas.queryByText('Escreva o código.')).toBeNull()
  },
}

/** History of a record below its form: author, time, and each value before and after. */
export const KnownEntry: Story = {
  render: () => <StoryEntry steps={steps} />,
  play: async ({ canvas }) => {
    const history = await canvas.findByRole('region', { name: 'Histórico' })
    await expect(
      within(history).getByText('Quem publica: de “IBGE” para “IBGE (demonstração)”'),
    ).toBeVisible()
    await expect(within(history).getByText(/Luiz Barbosa/)).toBeVisible()
  },
}

export const ArchivedEntry: Story = {
  render: () => <StoryEntry entry={archivedEntry} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reativar' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull()
  },
}

export const OnlyToRead: Story = {
  render: () => <StoryEntry rights={{ edit: false, publish: false, archive: false }} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/O nível que altera está em Configurações, Permissões/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Arquivar' })).toBeNull()
  },
}

export const Overtaken: Story = {
  render: () => (
    <StoryEntry
      problem={
        outdated('Alguém alterou este registro depois que você o abriu. Atualize a página e tente de novo.')
          .problem
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Alguém alterou este registro')
    await expect(canvas.getByRole('button', { name: 'Ver a versão atual' })).toBeVisible()
  },
}

/** Marta's unsaved text returns over the version she edited, not over a later one that someone else saved. */
export const TypedBefore: Story = {
  render: () => <Reopened />,
  play: async ({ canvas, userEvent }) => {
    const source = () => canvas.findByRole('textbox', { name: /Quem publica/ })
    const reopen = (version: number) =>
      userEvent.click(canvas.getByRole('button', { name: `Abrir a versão ${version}` }))
    const stored = inpc.dados.fonte
    await userEvent.type(await source(), ' e FGV')
    await reopen(3)
    await expect(await source()).toHaveValue(`${stored} e FGV`)
    await expect(canvas.getByText('Recuperamos o que você tinha preenchido.')).toBeVisible()
    await reopen(4)
    await expect(await source()).toHaveValue(stored)
    await expect(canvas.queryByText('Recuperamos o que você tinha preenchido.')).toBeNull()
  },
}

/** Saved values stay in the form, and further changes are compared with them. */
export const Saved: Story = {
  render: () => <SavedEntry />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Quem publica/ })
    await userEvent.type(name, ' e FGV')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar como está' }))
    await expect(name).toHaveValue(`${inpc.dados.fonte} e FGV`)
    await expect(await canvas.findByText('Nada a salvar')).toBeVisible()
  },
}

/** Text Marta types while the record is being saved stays, as an unsaved change. */
export const TypedWhileSaved: Story = {
  render: () => <SavedEntry isTypedSince />,
  play: async ({ canvas, userEvent }) => {
    const source = await canvas.findByRole('textbox', { name: /Quem publica/ })
    await userEvent.type(source, ' e FGV')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar como está' }))
    await expect(source).toHaveValue(`${inpc.dados.fonte} e FGV`)
    await expect(await canvas.findByText('A salvar')).toBeVisible()
    await userEvent.clear(source)
    await userEvent.type(source, inpc.dados.fonte)
    await expect(await canvas.findByText('Nada a salvar')).toBeVisible()
  },
}

/** `isTypedSince`: what was sent is the record as it was opened. */
function SavedEntry({ isTypedSince = false }: { isTypedSince?: boolean }) {
  const { form, draft, show } = useRegistryForm({ registry, entry: inpc, personId: 1, onChecked: nothing })
  return (
    <>
      <form.AppForm>
        <RegistryFields form={form} fields={registry.fields} isReadOnly={false} />
      </form.AppForm>
      <Button
        onPress={() => {
          const { dados } = isTypedSince ? inpc : form.state.values
          show({ ...inpc, dados }, { dados })
        }}
      >
        Guardar como está
      </Button>
      <p>{draft.isDirty ? 'A salvar' : 'Nada a salvar'}</p>
    </>
  )
}

/** The same record, opened as one version and as the next. */
function Reopened() {
  const [{ version, times }, setOpened] = useState({ version: 3, times: 0 })
  return (
    <>
      {[3, 4].map((next) => (
        <Button key={next} onPress={() => setOpened({ version: next, times: times + 1 })}>
          Abrir a versão {next}
        </Button>
      ))}
      <StoryEntry key={times} entry={{ ...inpc, versao: version }} />
    </>
  )
}
