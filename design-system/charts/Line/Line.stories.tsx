import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../Card/Card.tsx'
import { Narrow } from '../../story-frame/StoryFrame.tsx'
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

export const Playground: Story = {}
export const WithNegatives: Story = { args: { data: byYear } }

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}

export const ReadByKeyboard: Story = {
  args: { data: byYear },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    slider.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^2023: .*Rendimento -R\$\s2\.100,00$/),
    )
  },
}
