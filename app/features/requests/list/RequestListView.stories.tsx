import { ToastRegion } from '@portal/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { exportFailures } from '#contract/requests/requests.text.ts'
import { functionalityChoices, requestItems, statusChoices } from '../requests.fixtures.ts'
import { requestsSearchDefaults } from '../requests.search.ts'
import { requestsText } from '../requests.text.ts'
import { exportsText } from './exports.text.ts'
import { participantFunctionalities, statusOptions } from './filter-options.ts'
import { RequestListView } from './RequestListView.tsx'
import type { RequestExport } from './request-export.ts'
import type { ReadExports } from './use-request-exports.ts'

const meta = {
  title: 'Páginas/Solicitações/Lista',
  component: RequestListView,
  decorators: [withQueries(), withRouter()],
  args: {
    address: {
      hrefOf: ({ page, idRequisicao }) => `?page=${page}&idRequisicao=${idRequisicao ?? ''}`,
      go: fn(),
      clear: fn(),
      correct: fn(),
    },
    search: requestsSearchDefaults,
    list: { requisicoes: requestItems, totalPage: 7, totalItems: 33, totalExato: true },
    functionalities: participantFunctionalities(functionalityChoices),
    statuses: statusOptions(statusChoices),
    exportRequests: fn(),
    readExports: fn<ReadExports>(async () => []),
  },
} satisfies Meta<typeof RequestListView>

export default meta
type Story = StoryObj<typeof meta>

export const OfParticipant: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '33 solicitações encontradas' })).toBeVisible()
    await expect(canvas.getAllByText('Selecione').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('link', { name: 'Próxima' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Participante' })).toBeNull()
  },
}

const href = (last: string) => `/requisicoes-exportadas/5f2b8c1e-7a34-4d0b-9a55-3f6f2d9d8c${last}`

const spreadsheet: RequestExport = {
  href: href('11'),
  file: 'requisicoes_20261119_140500.xlsx',
  state: 'em-preparo',
  rows: 310_000,
  total: 1_000_000,
  ahead: 0,
  until: null,
  warning: null,
}

export const Exports: Story = {
  args: {
    readExports: fn<ReadExports>(async () => [
      {
        ...spreadsheet,
        href: href('14'),
        file: 'requisicoes_20261119_141000.xlsx',
        state: 'na-fila',
        rows: 0,
        ahead: 1,
      },
      spreadsheet,
      {
        ...spreadsheet,
        href: href('12'),
        file: 'requisicoes_20261119_133000.xlsx',
        state: 'pronta',
        rows: 1_000_000,
        until: '2026-11-19T17:35:00.000Z',
      },
      {
        ...spreadsheet,
        href: href('13'),
        file: 'requisicoes_20261119_132000.xlsx',
        state: 'falhou',
        warning: exportFailures['no-room'],
      },
    ]),
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Suas planilhas' }))
    await expect(list.getByRole('progressbar', { name: spreadsheet.file })).toHaveAttribute(
      'aria-valuetext',
      '310.000 de 1.000.000 linhas',
    )
    await expect(list.getByText(/Na fila: 1 planilha na frente/)).toBeVisible()
    await expect(list.getByRole('link', { name: 'Baixar requisicoes_20261119_133000.xlsx' })).toHaveAttribute(
      'href',
      href('12'),
    )
    await expect(list.getByText('Disponível até 14:35')).toBeVisible()
    await expect(list.getByText(/Não houve espaço para guardar a planilha/)).toBeVisible()
    await expect(
      canvas.getByText('Na fila: 1 planilha na frente', { selector: '[role=status]' }),
    ).toBeInTheDocument()
  },
}

export const ExportThatTakesLong: Story = {
  args: {
    exportRequests: fn(async () => ({ ...spreadsheet, rows: 0 })),
    readExports: fn<ReadExports>(async () => [spreadsheet]),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar planilha' }))
    await expect(await canvas.findByRole('progressbar', { name: spreadsheet.file })).toBeVisible()
    // The log stays when the toast is gone.
    const log = within(screen.getByRole('log', { name: 'Últimos avisos' }))
    await expect(await log.findByText(exportsText.begun, { exact: false })).toBeInTheDocument()
  },
}

/** Whether the next answer comes at all. */
const network = { isThere: true }

export const ExportsWithoutNews: Story = {
  args: {
    readExports: fn<ReadExports>(async () => {
      if (!network.isThere) throw new TypeError('Failed to fetch')
      network.isThere = false
      return [spreadsheet]
    }),
  },
  beforeEach: () => {
    network.isThere = true
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Sem notícias do andamento agora/, {}, { timeout: 15_000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: spreadsheet.file })).toBeVisible()
  },
}

export const ChoiceShowsAtOnce: Story = {
  args: { search: { ...requestsSearchDefaults, page: 3, palavraChave: 'pep' } },
  play: async ({ args, canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Status' })
    await userEvent.selectOptions(status, 'Em análise')
    await expect(args.address.go).toHaveBeenLastCalledWith({
      ...requestsSearchDefaults,
      palavraChave: 'pep',
      idStatus: 2,
    })
    await expect(status).toHaveDisplayValue('Em análise')
  },
}

export const DayIsAppliedOnceWhole: Story = {
  args: { search: { ...requestsSearchDefaults, dataSolicitacaoInicio: '2026-11-01' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Data inicial' })).toHaveValue('01/11/2026')
    const last = canvas.getByRole('textbox', { name: 'Data final' })
    await userEvent.type(last, '3102202')
    await expect(last).toHaveValue('31/02/202')
    await expect(args.address.go).not.toHaveBeenCalled()
    await userEvent.type(last, '6')
    await expect(await canvas.findByText(requestsText.dayUnknown)).toBeVisible()
    await expect(args.address.go).not.toHaveBeenCalled()
    await userEvent.click(last)
    await userEvent.paste('05112026')
    await expect(args.address.go).toHaveBeenLastCalledWith({
      ...requestsSearchDefaults,
      dataSolicitacaoInicio: '2026-11-01',
      dataSolicitacaoFinal: '2026-11-05',
    })
    await expect(canvas.queryByText(requestsText.dayUnknown)).toBeNull()
  },
}

export const DayLeftUnfinishedIsSaid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Data final' }), '0511')
    await expect(canvas.queryByText(requestsText.dayUnknown)).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText(requestsText.dayUnknown)).toBeVisible()
    await expect(args.address.go).not.toHaveBeenCalled()
  },
}

export const ClearingTakesWhatIsHalfWritten: Story = {
  args: { search: { ...requestsSearchDefaults, idStatus: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    const last = await canvas.findByRole('textbox', { name: 'Data final' })
    await userEvent.type(last, '0511')
    const kind = canvas.getByRole('combobox', { name: 'Funcionalidade' })
    await userEvent.selectOptions(kind, 'Todas Funcionalidades')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.address.clear).toHaveBeenCalledOnce()
    await expect(kind).toHaveDisplayValue('Selecione')
    await expect(canvas.getByRole('textbox', { name: 'Data final' })).toHaveValue('')
  },
}

export const KeywordIsAppliedOnEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Palavra-chave' }), 'fatca{Enter}')
    await expect(args.address.go).toHaveBeenLastCalledWith({
      ...requestsSearchDefaults,
      palavraChave: 'fatca',
    })
  },
}

export const KeywordIsAppliedByItself: Story = {
  args: { search: { ...requestsSearchDefaults, page: 3, idStatus: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Palavra-chave' }), 'pep')
    await expect(args.address.go).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(args.address.go).toHaveBeenLastCalledWith({
        ...requestsSearchDefaults,
        idStatus: 2,
        palavraChave: 'pep',
      }),
    )
  },
}

export const NeverAny: Story = {
  args: { list: { requisicoes: [], totalPage: 0, totalItems: 0, totalExato: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver os serviços' })).toHaveAttribute(
      'href',
      '/services',
    )
  },
}

export const NoneWithTheseFilters: Story = {
  args: {
    search: { ...requestsSearchDefaults, palavraChave: 'zzz' },
    list: { requisicoes: [], totalPage: 0, totalItems: 0, totalExato: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [, inTheList] = await canvas.findAllByRole('button', { name: 'Limpar filtros' })
    if (inTheList) await userEvent.click(inTheList)
    await expect(args.address.clear).toHaveBeenCalledOnce()
  },
}

export const PageBeyondTheEnd: Story = {
  args: {
    search: { ...requestsSearchDefaults, page: 9 },
    list: { requisicoes: [], totalPage: 7, totalItems: 33, totalExato: true },
  },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.address.correct).toHaveBeenCalledWith({ ...requestsSearchDefaults, page: 6 }),
    )
  },
}

export const MoreThanAreCounted: Story = {
  args: {
    search: { ...requestsSearchDefaults, palavraChave: 'Silva' },
    list: { requisicoes: requestItems, totalPage: 2000, totalItems: 10_000, totalExato: false },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Mais de 10.000 solicitações encontradas' }),
    ).toBeVisible()
    await expect(canvas.getByText(requestsText.onlyNewest(10_000))).toBeVisible()
  },
}

export const Refreshing: Story = {
  args: { search: { ...requestsSearchDefaults, idStatus: 2 }, shown: requestsSearchDefaults },
}

export const FiltersFoldOnAPhone: Story = {
  args: { search: { ...requestsSearchDefaults, idStatus: 2 } },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Filtros (1)' })
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('combobox', { name: 'Status' })).toBeVisible()
  },
}
