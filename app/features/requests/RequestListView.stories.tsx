import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { RE_REGISTRATION_KIND_ID } from '#domain/re-registration/exporting.ts'
import { attendantFunctionalities, participantFunctionalities, statusOptions } from './filter-options.ts'
import { RequestListView } from './RequestListView.tsx'
import { functionalityChoices, requestItems, statusChoices } from './requests.fixtures.ts'
import { requestsSearchDefaults } from './requests.search.ts'
import { requestsText } from './requests.text.ts'

const meta = {
  title: 'Páginas/Solicitações/Lista',
  component: RequestListView,
  decorators: [withQueries(), withRouter()],
  args: {
    title: requestsText.title,
    lead: requestsText.lead,
    address: {
      hrefOf: ({ page, idRequisicao }) => `?page=${page}&idRequisicao=${idRequisicao ?? ''}`,
      go: fn(),
      correct: fn(),
    },
    search: requestsSearchDefaults,
    list: { requisicoes: requestItems, totalPage: 7, totalItems: 33, totalExato: true },
    listPage: 0,
    isRefreshing: false,
    functionalities: participantFunctionalities(functionalityChoices),
    statuses: statusOptions(statusChoices),
    exportRequests: fn(),
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

export const OfAttendant: Story = {
  args: {
    title: requestsText.managementTitle,
    lead: requestsText.managementLead,
    isAttendant: true,
    functionalities: attendantFunctionalities(functionalityChoices),
  },
  globals: { surface: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Todas Funcionalidades/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Todos Status/ })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Participante' })).toBeInTheDocument()
  },
}

export const ExportThatMarks: Story = {
  args: {
    ...OfAttendant.args,
    search: { ...requestsSearchDefaults, idFuncionalidade: RE_REGISTRATION_KIND_ID },
    exportNote: requestsText.exportsReRegistrations,
  },
  globals: { surface: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(requestsText.exportsReRegistrations)).toBeVisible()
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
    await expect(args.address.go).toHaveBeenLastCalledWith(requestsSearchDefaults)
  },
}

export const PageBeyondTheEnd: Story = {
  args: {
    search: { ...requestsSearchDefaults, page: 9 },
    listPage: 9,
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
    ...OfAttendant.args,
    search: { ...requestsSearchDefaults, palavraChave: 'Silva' },
    list: { requisicoes: requestItems, totalPage: 2000, totalItems: 10_000, totalExato: false },
  },
  globals: { surface: 'admin' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Mais de 10.000 solicitações encontradas' }),
    ).toBeVisible()
    await expect(canvas.getByText(requestsText.onlyNewest(10_000))).toBeVisible()
  },
}

export const Refreshing: Story = { args: { isRefreshing: true } }

export const FiltersFoldOnAPhone: Story = {
  args: { search: { ...requestsSearchDefaults, idStatus: 2 } },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Filtros (1)' })
    await expect(canvas.queryByRole('button', { name: /Status/ })).toBeNull()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('button', { name: /Status/ })).toBeVisible()
  },
}
