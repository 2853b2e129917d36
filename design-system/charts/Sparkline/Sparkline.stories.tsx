import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { Card } from '../../Card/Card.tsx'
import { Stat } from '../../Stat/Stat.tsx'
import { Columns, Narrow } from '../../story-frame/StoryFrame.tsx'
import { balance } from '../example-data.ts'
import { Sparkline } from './Sparkline.tsx'

const meta = {
  title: 'Gráficos/Sparkline',
  component: Sparkline,
  args: { data: balance, finding: 'O saldo subiu de R$ 23 mil para R$ 145 mil em cinco anos' },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  decorators: [
    (Story) => (
      <Narrow>
        <Card>
          <Story />
        </Card>
      </Narrow>
    ),
  ],
}

export const States: Story = {
  render: (args) => (
    <Columns>
      <Card>
        <Stat label="Seu saldo" value="R$ 145.301,20" detail="Em outubro de 2026" />
        <Sparkline {...args} />
      </Card>
      <Card>
        <Stat label="Com leitura de cada mês" value="R$ 145.301,20" />
        <Sparkline {...args} hasReading />
      </Card>
      <Card>
        <Sparkline
          {...args}
          finding="Um ponto só"
          data={{ ...balance, points: balance.points.slice(-1) }}
          hasReading
        />
      </Card>
    </Columns>
  ),
}

export const SaysEachPoint: Story = {
  ...Playground,
  args: { hasReading: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^O saldo subiu/ })).toBeVisible()
    const slider = canvas.getByRole('slider', { name: 'Explorar o gráfico: Evolução do saldo' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^out\. de 2021: /))
    await expect(canvas.getByText(/out\. de 2021/)).toBeVisible()
  },
}

export const OnlyAPictureInARow: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}
