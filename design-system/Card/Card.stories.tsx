import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grounds } from '../story-frame/Grounds.tsx'
import { Columns, Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Estrutura/Card',
  component: Card,
  args: {
    title: 'Seu saldo',
    children: <p>O valor é atualizado no primeiro dia útil de cada mês, com a cota do mês anterior.</p>,
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['surface', 'sunken', 'brand'] },
    padding: { control: 'inline-radio', options: ['none', 'compact', 'roomy'] },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Columns>
        <Card {...args} />
        <Card {...args} tone="brand" title="Falta um passo" />
        <Card {...args} tone="sunken" title="Dentro de outro" />
        <Card
          {...args}
          title="Com ação"
          action={
            <Button variant="quiet" size="compact">
              Ver extrato
            </Button>
          }
        />
        <Card>
          <p>Sem título.</p>
        </Card>
        <Card padding="compact" title="Apertado" headingLevel={3}>
          <p>Para listas de cartões pequenos.</p>
        </Card>
      </Columns>
      <Narrow>
        <Card
          title="Acompanhamento da solicitação de alteração do percentual de contribuição"
          action={<Button variant="secondary">Continuar de onde parei</Button>}
        >
          <p>Em uma tela estreita, a ação desce para a linha de baixo.</p>
        </Card>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = {
  render: (args) => (
    <Grounds>
      {(where) => (
        <Columns>
          {(['surface', 'sunken', 'brand'] as const).map((tone) => (
            <Card key={tone} {...args} tone={tone} title={`${where}: ${tone}`} />
          ))}
        </Columns>
      )}
    </Grounds>
  ),
}

export const IsARegionWithItsTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Seu saldo' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Seu saldo' })).toBeVisible()
  },
}
