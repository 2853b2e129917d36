import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { DownloadIcon } from '../icons/icons.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Sobreposições/Tooltip',
  component: Tooltip,
  args: {
    text: 'Gera um PDF com o período escolhido',
    placement: 'right',
    children: <IconButton label="Baixar extrato" icon={DownloadIcon} variant="outlined" />,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }
export const Open: Story = { args: { isOpen: true } }

/** More words than fit beside the button, on the narrowest phone. */
export const States: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    isOpen: true,
    placement: 'bottom',
    text: 'Gera um PDF com todas as contribuições suas e da patrocinadora no período que você escolheu acima',
  },
  play: async () => {
    const tip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(320))
    await expect(tip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

export const ShownOnKeyboardFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Baixar extrato' })
    await expect(button).toHaveFocus()
    const tip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tip).toBeVisible())
    await expect(button).toHaveAccessibleDescription('Gera um PDF com o período escolhido')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
