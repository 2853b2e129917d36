import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { OutboxEmailView } from './OutboxEmailView.tsx'
import { OutboxView } from './OutboxView.tsx'
import { refused, refusedDetail, returnedDetail, somePage } from './outbox.fixtures.ts'
import { outboxSearchDefaults } from './outbox.search.ts'

const LIST = '/settings/emails-enviados'

const meta = {
  title: 'Páginas/E-mails enviados',
  component: OutboxView,
  args: { list: somePage, search: outboxSearchDefaults, onFilter: fn(), hrefOf: () => LIST },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', LIST, '/request-management'])],
} satisfies Meta<typeof OutboxView>

export default meta
type Story = StoryObj<typeof meta>

export const WhatBecameOfEach: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 e-mails dos últimos 7 dias não foram entregues.')).toBeVisible()
    const table = canvas.getByRole('table', { name: 'E-mails' })
    await expect(within(table).getByText('Recusado')).toBeVisible()
    await expect(within(table).getByText(/^O endereço não existe/)).toBeVisible()
    await expect(within(table).getByText('Devolvido')).toBeVisible()
    await expect(within(table).getByText('A caixa de entrada da pessoa está cheia.')).toBeVisible()
  },
}

/** Chosen by a person's card or by one of their e-mails. */
export const OfOnePerson: Story = {
  args: { search: { ...outboxSearchDefaults, idPessoa: 6 }, list: { ...somePage, emails: [refused] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('Só os e-mails sobre Gustavo Teles estão na lista.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos' }))
    await expect(args.onFilter).toHaveBeenCalledWith(outboxSearchDefaults)
  },
}

export const NothingFound: Story = {
  args: { list: { ...somePage, emails: [], totalItems: 0, totalPage: 0, naoEntregues: 0 } },
}

/** One that was refused: why, what stood in it, and once more. */
export const RefusedOne: Story = {
  render: () => <OutboxEmailView email={refusedDetail} maySend back={LIST} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Olá, Gustavo\./)).toBeVisible()
    await expect(canvas.getByTitle('O e-mail, como a pessoa vê')).toHaveAttribute('sandbox', '')
    await expect(canvas.getByRole('link', { name: 'Ver todos os e-mails desta pessoa' })).toHaveAttribute(
      'href',
      `${LIST}?idPessoa=6`,
    )
    mockedCall('reenviarEmail').mockResolvedValue({ ...refused, estado: 'na-fila', podeReenviar: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar de novo' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Enviar este e-mail de novo?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar de novo' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(mockedCall('reenviarEmail')).toHaveBeenCalledWith({ idEmail: 6 })
  },
}

/** One that went and came back: when each was, and once more. */
export const ReturnedOne: Story = {
  render: () => <OutboxEmailView email={returnedDetail} maySend back={LIST} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Devolvido')).toBeVisible()
    await expect(canvas.getByText('A caixa de entrada da pessoa está cheia.')).toBeVisible()
    await expect(canvas.getByText('Voltou em')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enviar de novo' })).toBeVisible()
  },
}

/** Real people's e-mails are read as text, and who may not send sees no button. */
export const ForRealPeople: Story = {
  render: () => <OutboxEmailView email={{ ...refusedDetail, html: null }} maySend={false} back={LIST} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Olá, Gustavo\./)).toBeVisible()
    await expect(canvas.queryByTitle('O e-mail, como a pessoa vê')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Enviar de novo' })).toBeNull()
  },
}
