import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const meta = {
  title: 'Sobreposições/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Excluir este dependente?',
    children: <p>Ele deixa de contar no cálculo do imposto a partir do próximo mês.</p>,
    confirmLabel: 'Excluir',
    tone: 'danger',
    trigger: <Button variant="secondary">Excluir dependente</Button>,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { defaultOpen: true },
}
export const Pending: Story = { args: { defaultOpen: true, isPending: true } }
/** The longest words, while the answer is awaited, on the narrowest phone. */
export const States: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    defaultOpen: true,
    isPending: true,
    tone: 'default',
    title: 'Enviar a solicitação de alteração do percentual de contribuição suplementar?',
    confirmLabel: 'Enviar solicitação',
  },
}

export const ConfirmsAndCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir dependente' }))
    await screen.findByRole('alertdialog', { name: 'Excluir este dependente?' })
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const CancelDoesNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir dependente' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const FocusesTheWayBackAndSaysAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir dependente' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await expect(dialog).toHaveAccessibleDescription(/deixa de contar no cálculo/)
  },
}

/** The last of a list: its button goes with it, `afterMs` milliseconds after its dialog, or with it. */
function ListOfOne({ afterMs, ...dialog }: ConfirmDialogProps & { afterMs?: number }) {
  const [isThere, setThere] = useState(true)
  const remove = () => {
    if (afterMs === undefined) setThere(false)
    else setTimeout(() => setThere(false), afterMs)
  }
  return (
    <>
      <h1>Seus dados</h1>
      <h2>Dependentes</h2>
      <h3 hidden>Só na impressão</h3>
      {isThere ? (
        <>
          <h3>Pedro</h3>
          <ConfirmDialog {...dialog} onConfirm={remove} />
        </>
      ) : (
        <p>Nenhum dependente</p>
      )}
      <h2>Endereço</h2>
    </>
  )
}

/** Focus goes on to what the button stood under, where it would be lost with the button. */
export const TakesItsButtonAway: Story = {
  render: (args) => <ListOfOne {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir dependente' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }))
    await expect(await canvas.findByText('Nenhum dependente')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Dependentes' })).toHaveFocus())
  },
}

/** So it does when the button goes only once the page has been read again. */
export const TakesItsButtonAwayLater: Story = {
  ...TakesItsButtonAway,
  render: (args) => <ListOfOne {...args} afterMs={400} />,
}

export const GivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir dependente' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Excluir dependente' })).toHaveFocus())
  },
}
