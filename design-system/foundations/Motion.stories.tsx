import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MotionScale } from './MotionScale.tsx'

const meta = { title: 'Fundamentos/Movimento', component: MotionScale } satisfies Meta<typeof MotionScale>

export default meta
type Story = StoryObj<typeof meta>

/** Durations and the one curve. With "less motion" asked for in the system all of them are zero. */
export const Durations: Story = {
  play: async ({ canvas, userEvent }) => {
    const slow = canvas.getByTestId('slow')
    const start = slow.getBoundingClientRect().left
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }))
    await waitFor(() => expect(slow.getBoundingClientRect().left).toBeGreaterThan(start + 40))
  },
}
