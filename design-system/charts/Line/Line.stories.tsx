import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { Card } from '../../Card/Card.tsx'
import { Grid, Narrow } from '../../story-frame/StoryFrame.tsx'
import { balance, byYear } from '../example-data.ts'
import { Line } from './Line.tsx'

const meta = {
  title: 'Gráficos/Line',
  component: Line,
  args: { data: balance },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Line>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }
export const WithNegatives: Story = { args: { data: byYear } }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Line {...args} data={{ ...balance, series: balance.series.slice(0, 1) }} />
      <Line {...args} data={{ ...balance, points: balance.points.slice(-1) }} />
      <Narrow>
        <Line {...args} />
      </Narrow>
    </Grid>
  ),
}

export const SaysEachPoint: Story = {
  args: { data: byYear },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    await fireEvent.change(slider, { target: { value: '1' } })
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^2023: .*Rendimento -R\$\s2\.100,00$/),
    )
  },
}
