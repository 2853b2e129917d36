import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { AccessRecord } from './AccessRecord.tsx'
import { someAccesses } from './access-record.fixtures.ts'

const meta = {
  title: 'Páginas/Perfil/Quem acessou meus dados',
  component: AccessRecord,
  args: { accesses: someAccesses, page: 0, totalPages: 3 },
  decorators: [withRouter()],
} satisfies Meta<typeof AccessRecord>

export default meta
type Story = StoryObj<typeof meta>

export const SomeAccesses: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Acessos, do mais novo para o mais antigo' }))
    await expect(list.getByText('Em andamento')).toBeVisible()
    await expect(list.getByText(/20\/11\/2026 às 15:00, até 15:12/)).toBeVisible()
    await expect(list.getByRole('link', { name: 'Ver a solicitação' })).toHaveAttribute(
      'href',
      '/services/requests?idRequisicao=93',
    )
  },
}

export const Nobody: Story = {
  args: { accesses: [], totalPages: 0 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ninguém do atendimento acessou os seus dados' }),
    ).toBeVisible()
  },
}
