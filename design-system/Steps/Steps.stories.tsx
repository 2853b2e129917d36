import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Steps } from './Steps.tsx'

const meta = {
  title: 'Navegação/Steps',
  component: Steps,
  args: {
    steps: [
      { id: '1', label: 'Senha', href: '#senha' },
      { id: '2', label: 'Pessoa exposta politicamente', href: '#pep' },
      { id: '3', label: 'Endereço' },
      { id: '4', label: 'Percentuais de contribuição' },
      { id: '5', label: 'Perfil de investimento' },
    ],
    current: 2,
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: ({ steps }) => (
    <Grid>
      <Steps label="No começo" steps={steps} current={0} />
      <Steps label="No fim" steps={steps} current={4} />
      <Narrow>
        <Steps label="Em tela estreita" steps={steps} current={3} />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = {
  render: (args) => <Grounds>{(where) => <Steps {...args} label={where} />}</Grounds>,
}

export const SaysTheCurrentStep: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Passo 3 de 5: Endereço')
    await expect(canvas.getByRole('link', { name: /Senha.*concluído/ })).toHaveAttribute('href', '#senha')
  },
}
