import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cardsPending } from './cards-pending.tsx'

const text = { title: 'Atas', lead: 'O que os conselhos decidiram.', pending: 'Carregando as atas' }
const Below = cardsPending(text, [2, 8])
const Beside = cardsPending(text, [10, 10], 'beside')

const meta = { title: 'Condições/Página que carrega', component: Below } satisfies Meta<typeof Below>

export default meta
type Story = StoryObj<typeof meta>

export const InARow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Atas' })).toBeVisible()
    await expect(canvas.getAllByText('Carregando as atas')).toHaveLength(2)
  },
}

export const SideBySide: Story = { render: () => <Beside /> }
