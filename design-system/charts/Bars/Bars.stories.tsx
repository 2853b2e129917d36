import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { Card } from '../../Card/Card.tsx'
import { Grid, Narrow } from '../../story-frame/StoryFrame.tsx'
import { byYear } from '../example-data.ts'
import { Bars } from './Bars.tsx'

const meta = {
  title: 'Gráficos/Bars',
  component: Bars,
  args: { data: byYear },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Bars>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const Stacked: Story = {
  args: { isStacked: true, data: { ...byYear, series: byYear.series.slice(0, 2) } },
}

export const States: Story = {
  render: (args) => (
    <Grid>
      <Bars {...args} data={{ ...byYear, points: byYear.points.slice(-1) }} />
      <Narrow>
        <Bars {...args} />
      </Narrow>
    </Grid>
  ),
}

export const SaysEachPoint: Story = {
  ...Stacked,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Explorar o gráfico: Entradas por ano' })
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^2022: .*Total R\$\s16\.359,00$/),
    )
  },
}
