import { Button } from '@portal/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { IndexerData, IndexerSummary } from '#contract/settings/indexers.ts'
import type { RegistryEntry } from '#contract/settings/registries.ts'
import type { Unfilled } from './define-registry.tsx'
import { indexersRegistry } from './indexers/indexers-registry.ts'
import { RegistryEntryView, type RegistryEntryViewProps } from './RegistryEntryView.tsx'
import { RegistryListView } from './RegistryListView.tsx'
import { archivedEntry, entries, inpc, steps } from './registries.fixtures.ts'
import { registrySearchDefaults } from './registry.search.ts'
import { useRegistryWork } from './use-registry-work.ts'

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
  decorators: [withQueries(), withRouter(['/settings', '/settings/indexadores'])],
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

const everything = { edit: true, publish: true, archive: true }

type EntryStory = Partial<
  Pick<
    RegistryEntryViewProps<IndexerData, Unfilled<IndexerData>, IndexerSummary>,
    'entry' | 'rights' | 'steps'
  >
>

function StoryEntry({ entry = inpc, steps: done, rights = everything }: EntryStory) {
  const work = useRegistryWork({ registry, entry, personId: 1, onCreated: nothing })
  return (
    <>
      <IndexEntry
        registry={registry}
        entry={entry}
        steps={done}
        work={work}
        rights={rights}
        backHref="/settings/indexadores"
      />
      <p>{work.isDirty ? 'A salvar' : 'Nada a salvar'}</p>
    </>
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

/** Somebody else was faster: the newest takes the place of what was typed, when it is asked for. */
export const Overtaken: Story = {
  render: () => <StoryEntry />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarItemCadastro').mockRejectedValue(
      outdated('Alguém alterou este registro depois que você o abriu. Atualize a página e tente de novo.'),
    )
    const source = await canvas.findByRole('textbox', { name: /Quem publica/ })
    await userEvent.type(source, ' e FGV')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Alguém alterou este registro')
    mockedCall('retornarItemCadastro').mockResolvedValue({
      ...inpc,
      versao: 5,
      dados: { ...inpc.dados, fonte: 'Outra fonte' },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Ver a versão atual' }))
    await waitFor(() => expect(source).toHaveValue('Outra fonte'))
    await expect(canvas.queryByRole('button', { name: 'Ver a versão atual' })).toBeNull()
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
  render: () => <StoryEntry />,
  play: async ({ canvas, userEvent }) => {
    const fonte = `${inpc.dados.fonte} e FGV`
    mockedCall('salvarItemCadastro').mockResolvedValue({
      ...inpc,
      versao: 5,
      dados: { ...inpc.dados, fonte },
    })
    const name = await canvas.findByRole('textbox', { name: /Quem publica/ })
    await userEvent.type(name, ' e FGV')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByText('Nada a salvar')).toBeVisible()
    await expect(name).toHaveValue(fonte)
  },
}

/** Text Marta types while the record is being saved stays, as an unsaved change. */
export const TypedWhileSaved: Story = {
  render: () => <StoryEntry />,
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<RegistryEntry>()
    mockedCall('salvarItemCadastro').mockReturnValue(promise)
    const source = await canvas.findByRole('textbox', { name: /Quem publica/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(mockedCall('salvarItemCadastro')).toHaveBeenCalledTimes(1))
    await userEvent.type(source, ' e FGV')
    resolve(inpc)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Salvar' })).toBeEnabled())
    await expect(source).toHaveValue(`${inpc.dados.fonte} e FGV`)
    await expect(await canvas.findByText('A salvar')).toBeVisible()
    await userEvent.clear(source)
    await userEvent.type(source, inpc.dados.fonte)
    await expect(await canvas.findByText('Nada a salvar')).toBeVisible()
  },
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
