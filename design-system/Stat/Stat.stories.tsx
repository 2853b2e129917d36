import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, Narrow } from '../story-frame/StoryFrame.tsx'
import { Stat } from './Stat.tsx'

const meta = {
  title: 'Dados/Stat',
  component: Stat,
  args: {
    label: 'Seu saldo',
    value: 'R$ 152.300,45',
    detail: 'Com a cota de 30 de outubro de 2026',
    explanation: <p>12.345,6789 cotas × R$ 12,336304 = R$ 152.300,45</p>,
  },
  argTypes: { size: { control: 'inline-radio', options: ['medium', 'large', 'hero'] } },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { size: 'large' },
}

export const States: Story = {
  render: (args) => (
    <Columns>
      <Card>
        <Stat {...args} />
      </Card>
      <Card>
        <Stat label="Contribuição mensal" value="R$ 743,23" detail="6% básica e 5% suplementar" />
      </Card>
      <Card tone="brand">
        <Stat {...args} size="large" />
      </Card>
      <Card tone="brand">
        <Stat
          size="hero"
          label="Aos 60 anos você pode receber"
          value="R$ 4.210,87"
          detail="por mês, em dinheiro de hoje."
        />
      </Card>
      <Narrow>
        <Stat {...args} size="large" value="R$ 999.152.300,45" />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const ExplainsItsFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Seu saldo' })).toHaveTextContent('R$ 152.300,45')
    const trigger = canvas.getByRole('button', { name: 'Como chegamos a este valor' })
    await expect(canvas.getByText(/12\.345,6789/)).not.toBeVisible()
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/12\.345,6789/)).toBeVisible()
  },
}
