import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AttendanceHome } from './AttendanceHome.tsx'
import { busyQueue, chosenLinks, chosenPerson, emptyQueue, newestRequests } from './attendance.fixtures.ts'
import { PersonCard } from './PersonCard.tsx'

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

export const WithAPerson: Story = {
  args: {
    person: (
      <PersonCard
        person={chosenPerson}
        links={chosenLinks}
        requestsHref="/request-management?palavraChave=Ana"
        onClose={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Ana Beatriz Lima' }))
    await expect(card.getByText('***.982.247-**')).toBeVisible()
    await expect(card.getByText('Importado')).toBeVisible()
    await expect(card.getByText(/Matrícula 400118/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Fechar os dados desta pessoa' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { summary: emptyQueue, newest: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nenhuma solicitação ainda' })).toBeVisible()
  },
}
