import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ServingBar } from './ServingBar.tsx'

const meta = {
  title: 'Páginas/Visão Administradora',
  component: ServingBar,
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'admin' },
  args: {
    name: 'Ana Beatriz Lima',
    since: '2026-11-21T18:00:00.000Z',
    until: '2026-11-21T18:30:00.000Z',
    onLeave: fn(),
  },
} satisfies Meta<typeof ServingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Serving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Atendimento em nome de outra pessoa' })
    await expect(bar).toHaveTextContent('Visão Administradora')
    await expect(bar).toHaveTextContent('Você está atendendo Ana Beatriz Lima')
    await expect(bar).toHaveTextContent('Desde 15:00, até 15:30 no máximo.')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar atendimento' }))
    await expect(args.onLeave).toHaveBeenCalledTimes(1)
  },
}

export const Ending: Story = {
  args: { isEnding: true },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Faltam menos de 5 minutos.')
  },
}

export const Leaving: Story = { args: { isLeaving: true } }

export const LongName: Story = {
  args: { name: 'Maria Aparecida do Nascimento Albuquerque de Vasconcelos e Silva' },
}
