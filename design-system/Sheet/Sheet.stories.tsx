import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Sobreposições/Sheet',
  component: Sheet,
  args: {
    title: 'Filtros',
    trigger: <Button variant="secondary">Filtrar</Button>,
    children: <TextField label="Palavra-chave" />,
    footer: (close) => <Button onPress={close}>Ver resultados</Button>,
  },
  argTypes: {
    side: { control: 'inline-radio', options: ['left', 'right'] },
    size: { control: 'inline-radio', options: ['narrow', 'medium', 'wide'] },
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { defaultOpen: true },
}

const long = 'Mostrar também as solicitações já encerradas de outros planos de que você participa. '

/** More than fits, on the narrowest phone: title and button stay in sight. */
export const States: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { defaultOpen: true, size: 'wide', children: <p>{long.repeat(30)}</p> },
}
export const FromTheLeft: Story = { args: { defaultOpen: true, side: 'left', size: 'narrow' } }

export const ClosesByItsCross: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrar' })
    await userEvent.click(trigger)
    await screen.findByRole('dialog', { name: 'Filtros' })
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const WalkedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrar' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' })
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
    // More steps than the sheet has: focus goes round inside and never reaches the page behind.
    const reached = new Set<Element | null>()
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab()
      await expect(sheet).toContainElement(document.activeElement as HTMLElement)
      reached.add(document.activeElement)
    }
    for (const control of [
      within(sheet).getByRole('button', { name: 'Fechar' }),
      within(sheet).getByRole('textbox', { name: 'Palavra-chave' }),
      within(sheet).getByRole('button', { name: 'Ver resultados' }),
    ]) {
      await expect(reached.has(control)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const ClosesByItsOwnButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ver resultados' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
