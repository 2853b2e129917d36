import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { AuditEntryView } from './AuditEntryView.tsx'
import { AuditView } from './AuditView.tsx'
import { actors, contributionDetail, karinaToAna, wholeRecord } from './audit.fixtures.ts'

const LIST = '/settings/auditoria'

const meta = {
  title: 'Páginas/Auditoria',
  component: AuditView,
  args: {
    list: wholeRecord,
    search: { page: 0 },
    actors,
    mayExport: true,
    onFilter: fn(),
    hrefOf: () => LIST,
  },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', LIST, '/request-management'])],
} satisfies Meta<typeof AuditView>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(/^Mais de 10\.000 registros\./)).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Registros' }))
    await expect(table.getAllByText('O próprio portal')).toHaveLength(1)
    await expect(table.getByText('em nome da pessoa')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Assunto/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Empréstimos' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ assunto: 'emprestimos' })
  },
}

/** One attendant's acts on one person's data. */
export const KarinaToAna: Story = {
  args: { list: karinaToAna, search: { page: 0, idPessoa: 1, idAutor: 20 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('2 registros')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Sobre quem' })).toHaveValue('Ana Beatriz Lima')
    await expect(canvas.getByRole('link', { name: 'Exportar planilha' })).toHaveAttribute(
      'href',
      expect.stringContaining('/arquivos/auditoria?idPessoa=1&idAutor=20'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.onFilter).toHaveBeenCalledWith(
      expect.objectContaining({ idPessoa: undefined, idAutor: undefined }),
    )
  },
}

/** A person is found by name and narrows the list. */
export const LookingForAPerson: Story = {
  play: async ({ canvas, args, userEvent }) => {
    mockedCall('filtrarPessoas').mockResolvedValue({
      pessoas: [{ id: 1, nome: 'Ana Beatriz Lima', cpf: '***.982.247-**', email: null, status: null }],
      temMais: false,
    })
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Sobre quem' }), 'Ana')
    await userEvent.click(await screen.findByRole('option', { name: /Ana Beatriz Lima/ }))
    await expect(args.onFilter).toHaveBeenCalledWith({ idPessoa: 1 })
  },
}

export const NothingFound: Story = {
  globals: { scheme: 'dark' },
  args: {
    list: { ...wholeRecord, registros: [], totalItems: 0, totalPage: 0, totalExato: true },
    mayExport: false,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum registro' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Exportar planilha' })).toBeNull()
  },
}

/** One register: who, under which serving, what changed, and its seal. */
export const OneRegister: Story = {
  render: () => <AuditEntryView entry={contributionDetail} back={LIST} hrefOf={() => LIST} />,
  play: async ({ canvas }) => {
    const values = within(await canvas.findByRole('table', { name: 'O que ficou registrado' }))
    await expect(values.getByRole('row', { name: /^Percentual da básica/ })).toHaveTextContent('46')
    await expect(canvas.getByText('Nº 4.180')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver tudo sobre esta pessoa' })).toBeVisible()
  },
}

/** A moment ago, and nothing is kept of it. */
export const WithoutValues: Story = {
  globals: { scheme: 'dark' },
  render: () => (
    <AuditEntryView
      entry={{ ...contributionDetail, valores: [], lacre: null, atendimento: null, pessoa: null }}
      back={LIST}
      hrefOf={() => LIST}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recebe o lacre no próximo minuto')).toBeVisible()
    await expect(canvas.getByText('Deste ato não se guarda nenhum valor.')).toBeVisible()
  },
}
