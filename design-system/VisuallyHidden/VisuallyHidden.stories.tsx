import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Acessibilidade/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Só para leitores de tela' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const NamesWithoutShowing: Story = {
  render: (args) => (
    <p>
      R$ 1.200,00 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Só para leitores de tela')
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(hidden).toBeInTheDocument()
  },
}
