import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Narrow, Row } from '../story-frame/StoryFrame.tsx'
import { DeadlineChip } from './DeadlineChip.tsx'

const today = '2026-11-21'

const meta = {
  title: 'Dados/DeadlineChip',
  component: DeadlineChip,
  args: { date: '2026-11-24', today },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'info', 'success', 'warning', 'danger'] },
  },
} satisfies Meta<typeof DeadlineChip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Row>
      <DeadlineChip date="2026-12-10" today={today} />
      <DeadlineChip date="2026-11-24" today={today} />
      <DeadlineChip date="2026-11-22" today={today} />
      <DeadlineChip date={today} today={today} />
      <DeadlineChip date="2026-11-20" today={today} />
      <DeadlineChip date="2026-10-10" today={today} />
      <Narrow>
        <DeadlineChip date="2026-10-10" today={today} />
      </Narrow>
    </Row>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGrounds] }

export const NearerThanUsual: Story = {
  args: { date: '2026-11-28', near: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Vence em 7 dias/)).toBeVisible()
  },
}

export const TellsTheDay: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByRole('time')
    await expect(day).toHaveTextContent('Vence em 3 dias, 24 de novembro de 2026')
    await expect(day).toHaveAttribute('title', '24 de novembro de 2026')
    await expect(day).toHaveAttribute('datetime', '2026-11-24')
  },
}
