import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AttendanceHome } from './AttendanceHome.tsx'
import { busyQueue, emptyQueue, newestRequests } from './attendance.fixtures.ts'

const meta = {
  title: 'Páginas/Atendimento',
  component: AttendanceHome,
  args: { summary: busyQueue, newest: newestRequests },
} satisfies Meta<typeof AttendanceHome>

export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 solicitações esperam por decisão.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Recebida: 7\./ })).toHaveAttribute(
      'href',
      '/request-management?idStatus=1',
    )
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
  },
}

export const Empty: Story = {
  args: { summary: emptyQueue, newest: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nenhuma solicitação ainda' })).toBeVisible()
  },
}
