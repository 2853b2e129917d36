import { ToastRegion } from '@portal/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { TodayOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { DeskActBatch } from '#contract/requests/desk-acts.ts'
import { RE_REGISTRATION_KIND_ID } from '#domain/re-registration/exporting.ts'
import { functionalityChoices, requestItems, statusChoices } from '../requests.fixtures.ts'
import { requestsSearchDefaults } from '../requests.search.ts'
import { requestsText } from '../requests.text.ts'
import { attendantFunctionalities, planOptions, statusOptions } from './filter-options.ts'
import { QueueView } from './QueueView.tsx'
import { queueViews } from './queue-views.ts'
import type { ReadExports } from './use-request-exports.ts'

/** The list in the order of its promises, as the API gives it. */
const queue = ['30', '38', '41', '35', '22'].flatMap((id) =>
  requestItems.filter((one) => String(one.id) === id),
)

const own = [{ id: 7, nome: 'FATCA do HPE', filtros: { idPlano: 1, idFuncionalidade: 3 } }]

const command = {
  run: fn(async () => ({ ok: false, problem: null }) as const),
  problem: null,
  isPending: false,
  clear: fn(),
}
const nothingAsked = { asking: command, batch: null, undoing: command, undo: fn(), dismiss: fn() }

const batch: DeskActBatch = {
  lote: '5f2b8c1e-7a34-4d0b-9a55-3f6f2d9d8c11',
  desfazerAte: '2026-11-19T14:05:10.000Z',
  resultados: [
    { idRequisicao: 41, protocolo: '2026.0000041', situacao: 'espera', motivo: null },
    {
      idRequisicao: 22,
      protocolo: '2026.0000022',
      situacao: 'recusado',
      motivo: 'Esta solicitação já está encerrada: Concluída. Faça uma nova, se precisar.',
    },
  ],
}

const meta = {
  title: 'Páginas/Central de solicitações/Lista',
  component: QueueView,
  decorators: [
    (Story) => (
      <TodayOnScreen value="2026-11-19">
        <Story />
        <ToastRegion />
      </TodayOnScreen>
    ),
    withQueries(),
    withRouter(),
  ],
  globals: { surface: 'admin' },
  args: {
    me: 12,
    address: {
      hrefOf: ({ page, idRequisicao }) => `?page=${page}&idRequisicao=${idRequisicao ?? ''}`,
      go: fn(),
      clear: fn(),
      correct: fn(),
    },
    search: requestsSearchDefaults,
    list: { requisicoes: queue, totalPage: 7, totalItems: 33, totalExato: true },
    views: queueViews(own),
    functionalities: attendantFunctionalities(functionalityChoices),
    statuses: statusOptions(statusChoices),
    plans: planOptions([{ id: 1, nome: 'HPE' }]),
    rows: 5,
    chooseRows: fn(async () => null),
    onTake: fn(),
    acts: nothingAsked,
    exportRequests: fn(),
    readExports: fn<ReadExports>(async () => []),
  },
} satisfies Meta<typeof QueueView>

export default meta
type Story = StoryObj<typeof meta>

export const WhatIsDueFirst: Story = {
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('table', { name: 'Solicitações' }))
    const [, first] = grid.getAllByRole('row')
    await expect(first).toHaveTextContent('Portabilidade')
    await expect(first).toHaveTextContent('Luiz Barbosa')
    await expect(first).toHaveTextContent('prioridade 80+')
    await expect(grid.getAllByText(/prioridade/)).toHaveLength(1)
    await expect(grid.getByRole('row', { name: /FATCA/ })).toHaveTextContent('Você')
    await expect(canvas.getByRole('combobox', { name: 'Ordem' })).toHaveDisplayValue('Mais urgentes')
    await expect(canvas.getByRole('combobox', { name: 'Funcionalidade' })).toHaveDisplayValue(
      'Todas Funcionalidades',
    )
    await expect(canvas.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Who, what, until when and how it stands, with nothing to scroll sideways. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('table', { name: 'Solicitações' })
    await expect(grid.parentElement?.scrollWidth).toBe(grid.parentElement?.clientWidth)
    await expect(within(grid).getAllByText('Em análise')[0]).toBeVisible()
  },
}

/** From the card of a person: everything that they asked for. */
export const OfOnePerson: Story = {
  args: { search: { ...requestsSearchDefaults, idPessoa: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    const person = args.list.requisicoes[0]?.pessoa.nome ?? ''
    await expect(canvas.queryByRole('button', { name: 'Salvar visão' })).toBeNull()
    await userEvent.click(
      await canvas.findByRole('button', { name: `Só de ${person}: ver de todas as pessoas` }),
    )
    await expect(args.address.go).toHaveBeenCalledWith(requestsSearchDefaults)
  },
}

export const ByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Solicitações' })
    await userEvent.keyboard('jj')
    await expect(canvas.getByRole('link', { name: /^FATCA ?2026/ })).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(canvas.getByRole('link', { name: /Portabilidade/ })).toHaveFocus()
    await userEvent.keyboard('jjt')
    await expect(args.onTake).toHaveBeenCalledWith(queue[2])
    await userEvent.keyboard('jjj')
    await expect(args.address.go).toHaveBeenCalledWith({ ...requestsSearchDefaults, page: 1 })
    await userEvent.keyboard('/fatca?')
    await expect(canvas.getByRole('searchbox', { name: 'Palavra-chave' })).toHaveValue('fatca?')
  },
}

export const TakenByItsButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assumir a solicitação 2026.0000041' }))
    await expect(args.onTake).toHaveBeenCalledWith(queue[2])
    await expect(canvas.getByRole('link', { name: /Alteração de Contribuição/ })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Assumir a solicitação 2026.0000030' })).toBeNull()
  },
}

export const SeveralByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Solicitações' })
    await userEvent.keyboard('jxjjx')
    const bar = within(canvas.getByRole('group', { name: 'Solicitações selecionadas' }))
    await expect(bar.getByText('2 solicitações selecionadas')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Assumir' }))
    await expect(args.acts.asking.run).toHaveBeenCalledWith({
      requests: [queue[0], queue[2]],
      act: { tipo: 'assumir' },
    })
    await userEvent.click(bar.getByRole('button', { name: 'Mover' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover as solicitações' }))
    await expect(dialog.getByText(/Não há um passo/)).toBeVisible()
  },
}

export const OnesThatAllowTheSame: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Selecionar a solicitação 2026.0000038' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover as solicitações' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Indeferir' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Mover' }))
    await expect(await dialog.findByText('Escreva o motivo.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Em duplicidade.')
    await userEvent.click(dialog.getByRole('button', { name: 'Mover' }))
    await expect(args.acts.asking.run).toHaveBeenLastCalledWith({
      requests: [queue[1]],
      act: { tipo: 'mover', idStatus: 6, motivo: 'Em duplicidade.' },
    })
  },
}

export const WaitsAndIsUndone: Story = {
  args: { acts: { ...nothingAsked, batch } },
  play: async ({ args, canvas, userEvent }) => {
    const outcome = within(await canvas.findByRole('region', { name: 'O que você pediu' }))
    await expect(outcome.getByText(/2026.0000022: Esta solicitação já está encerrada/)).toBeVisible()
    await userEvent.click(outcome.getByRole('button', { name: 'Desfazer' }))
    await userEvent.keyboard('z')
    await expect(args.acts.undo).toHaveBeenCalledTimes(2)
  },
}

export const Narrowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Com quem está' }), 'Ninguém')
    await expect(args.address.go).toHaveBeenLastCalledWith({
      ...requestsSearchDefaults,
      responsavel: 'ninguem',
    })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ordem' }), 'Mais novas')
    await expect(args.address.go).toHaveBeenLastCalledWith({ ...requestsSearchDefaults, ordem: 'recentes' })
  },
}

export const OwnViewIsKept: Story = {
  args: { search: { ...requestsSearchDefaults, prazo: 'vencido', idPlano: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar visão' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Salvar esta visão' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByText('Dê um nome à visão.')).toBeVisible()
  },
}

export const OwnViewIsRemoved: Story = {
  args: { search: { ...requestsSearchDefaults, idPlano: 1, idFuncionalidade: 3 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'FATCA do HPE' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.queryByRole('button', { name: 'Salvar visão' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover visão' }))
    await within(document.body).findByRole('alertdialog', { name: 'Remover a visão FATCA do HPE?' })
  },
}

export const MoreRows: Story = {
  args: { search: { ...requestsSearchDefaults, page: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Linhas por página' }), '50')
    await expect(args.chooseRows).toHaveBeenCalledWith({ data: { linhasPorPagina: 50 } })
    await waitFor(() => expect(args.address.go).toHaveBeenCalledWith({ ...requestsSearchDefaults, page: 0 }))
  },
}

export const ExportThatMarks: Story = {
  args: {
    search: { ...requestsSearchDefaults, idFuncionalidade: RE_REGISTRATION_KIND_ID },
    exportNote: requestsText.exportsReRegistrations,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(requestsText.exportsReRegistrations)).toBeVisible()
  },
}

export const EmptyQueue: Story = {
  args: { list: { requisicoes: [], totalPage: 0, totalItems: 0, totalExato: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma solicitação na fila')).toBeVisible()
  },
}

export const NoneWithTheseFilters: Story = {
  args: { ...EmptyQueue.args, search: { ...requestsSearchDefaults, prazo: 'vencido' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma solicitação com estes filtros')).toBeVisible()
  },
}

export const Refreshing: Story = {
  args: { search: { ...requestsSearchDefaults, idStatus: 2 }, shown: requestsSearchDefaults },
}
