import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Narrow } from '../story-frame/StoryFrame.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Navegação/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'home', label: 'Início', href: '#inicio' },
      { id: 'services', label: 'Serviços', href: '#servicos' },
      { id: 'here', label: 'Extrato de contribuições' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <Breadcrumbs {...args} />
    </Narrow>
  ),
}

export const LinksAllButTheLast: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Início', 'Serviços'])
    await expect(canvas.getByText('Extrato de contribuições')).toHaveAttribute('aria-current', 'page')
  },
}
