import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
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

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: ({ items }) => (
    <Grid>
      <Breadcrumbs label="Um passo" items={items.slice(1)} />
      <Narrow>
        <Breadcrumbs
          label="Em tela estreita"
          items={[
            ...items.slice(0, 2),
            { id: 'long', label: 'Simulador do regime de tributação do imposto de renda' },
          ]}
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = {
  render: (args) => <Grounds>{(where) => <Breadcrumbs {...args} label={where} />}</Grounds>,
}

export const LinksAllButTheLast: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Início', 'Serviços'])
    await expect(canvas.getByText('Extrato de contribuições')).toHaveAttribute('aria-current', 'page')
  },
}
