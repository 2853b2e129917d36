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

/** A lower, an expected and a higher outcome: what lies between is possible too. */
export const Range: Story = {
  args: {
    hasRange: true,
    data: {
      ...balance,
      series: [
        { id: 'low', label: '2% ao ano' },
        { id: 'middle', label: '4% ao ano' },
        { id: 'high', label: '6% ao ano' },
      ],
      points: [0, 5, 10, 15, 20].map((year) => ({
        x: year,
        label: `${40 + year} anos`,
        values: { low: 1000 * 1.02 ** year, middle: 1000 * 1.04 ** year, high: 1000 * 1.06 ** year },
      })),
    },
  },
}

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
