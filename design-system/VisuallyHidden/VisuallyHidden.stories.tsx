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

export const Playground: Story = { tags: ['!test'] }

/** Words inside a sentence, and a whole block of them. */
export const States: Story = {
  render: () => (
    <>
      <p>
        Saldo <VisuallyHidden>em 30 de outubro de 2026</VisuallyHidden> R$ 152.300,45
      </p>
      <VisuallyHidden>
        <p>Sua contribuição do mês que vem já considera o novo percentual que você escolheu.</p>
      </VisuallyHidden>
    </>
  ),
}

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
