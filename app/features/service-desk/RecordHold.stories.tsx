import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { RecordHold } from './RecordHold.tsx'
import { RecordHoldAct } from './RecordHoldAct.tsx'

const held = {
  motivo: 'Ação judicial sobre o valor do benefício, processo 0001234-56.2026.8.26.0100.',
  desde: '2026-11-11T15:00:00.000Z',
  por: 'Luiz Barbosa',
}

const meta = {
  title: 'Páginas/Atendimento/Dados mantidos além do prazo',
  component: RecordHold,
  args: { idPessoa: 1, hold: held, mayRelease: true, onDone: fn() },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter()],
} satisfies Meta<typeof RecordHold>

export default meta
type Story = StoryObj<typeof meta>

export const Releasing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    mockedCall('liberarDadosPessoa').mockResolvedValue(null)
    await expect(await canvas.findByText('Dados mantidos além do prazo desde 11/11/2026')).toBeVisible()
    await expect(canvas.getByText(/Registrado por Luiz Barbosa/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Liberar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Liberar os dados desta pessoa?' }))
    const reason = dialog.getByRole('textbox', { name: /Motivo/ })
    await userEvent.type(reason, 'Acabou')
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar os dados' }))
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, ' o processo na Justiça.')
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar os dados' }))
    await expect(mockedCall('liberarDadosPessoa')).toHaveBeenCalledWith({
      idPessoa: 1,
      motivo: 'Acabou o processo na Justiça.',
    })
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

/** An attendant who may not release it reads why it is there. */
export const OnlyToRead: Story = {
  args: { mayRelease: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/: Ação judicial/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Holding: Story = {
  render: ({ idPessoa, onDone }) => <RecordHoldAct idPessoa={idPessoa} act="hold" onDone={onDone} />,
  play: async ({ args, canvas, userEvent }) => {
    mockedCall('manterDadosPessoa').mockResolvedValue(held)
    await userEvent.click(await canvas.findByRole('button', { name: 'Manter os dados além do prazo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Manter os dados desta pessoa?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fiscalização em andamento.')
    await userEvent.click(dialog.getByRole('button', { name: 'Manter os dados' }))
    await expect(mockedCall('manterDadosPessoa')).toHaveBeenCalledWith({
      idPessoa: 1,
      motivo: 'Fiscalização em andamento.',
    })
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}
