import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { Card } from '../../Card/Card.tsx'
import { Grid, Narrow } from '../../story-frame/StoryFrame.tsx'
import { balance } from '../example-data.ts'
import { StackedArea } from './StackedArea.tsx'

const meta = {
  title: 'Gráficos/StackedArea',
  component: StackedArea,
  args: { data: balance },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof StackedArea>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }
export const AtNight: Story = { globals: { scheme: 'dark' } }

export const States: Story = {
  render: (args) => (
    <Grid>
      <StackedArea {...args} data={{ ...balance, points: balance.points.slice(-1) }} />
      <Narrow>
        <StackedArea {...args} />
      </Narrow>
    </Grid>
  ),
}

export const ReadByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Explorar o gráfico: Evolução do saldo' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^out\. de 2026: Sua parte R\$/),
    )
    // The slider is the browser's own: its keys are the browser's too, and only their result is played here.
    await fireEvent.change(slider, { target: { value: '59' } })
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^set\. de 2026: .*Total R\$/),
    )
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(canvas.getAllByText('out. de 2021')[0]).toBeVisible()
  },
}
