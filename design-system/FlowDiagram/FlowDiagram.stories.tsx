import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { FlowDiagram } from './FlowDiagram.tsx'

const meta = {
  title: 'Dados/FlowDiagram',
  component: FlowDiagram,
  args: {
    label: 'Recebida, Análise, Aprovação e decisão; da Análise pode voltar para correção',
    nodes: [
      { id: 'start', title: 'Recebida' },
      { id: 'a', title: 'Análise', lines: ['Atendente', '15 dias úteis'], tone: 'info' },
      { id: 'b', title: 'Aprovação', lines: ['Cadastro', '5 dias úteis'], tone: 'info' },
      { id: 'yes', title: 'Deferida', tone: 'success', isMinor: true },
      { id: 'no', title: 'Indeferida', tone: 'danger', isMinor: true },
      { id: 'back', title: 'Devolvida', tone: 'warning', isMinor: true },
    ],
    edges: [
      { from: 'start', to: 'a' },
      { from: 'a', to: 'b' },
      { from: 'b', to: 'yes' },
      { from: 'b', to: 'no' },
      { from: 'a', to: 'back', isAside: true },
      { from: 'back', to: 'a', isAside: true },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof FlowDiagram>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

const long = 'Conferência da documentação enviada pela patrocinadora'

export const States: Story = {
  render: (args) => (
    <Grid>
      <FlowDiagram
        label="Uma etapa só"
        nodes={args.nodes.filter(({ id }) => id === 'start' || id === 'a')}
        edges={args.edges.slice(0, 1)}
      />
      <Narrow>
        <FlowDiagram
          {...args}
          nodes={args.nodes.map((one) => (one.id === 'a' ? { ...one, title: long } : one))}
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const IsOnePicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Análise pode voltar/ })).toBeVisible()
    const [first, second] = ['Recebida', 'Aprovação'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    await expect(first?.top ?? 0).toBeLessThan(second?.top ?? 0)
  },
}
