import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { newEntryOf } from '../new-entry.fixtures.tsx'
import { cannedRepliesRegistry } from './canned-replies-registry.ts'

const NewReply = newEntryOf(cannedRepliesRegistry)

const meta = {
  title: 'Páginas/Configurações/Respostas prontas',
  component: NewReply,
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', '/settings/respostas-prontas'])],
} satisfies Meta<typeof NewReply>

export default meta
type Story = StoryObj<typeof meta>

/** Only what the portal knows is filled in. */
export const UnknownVariable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Título/ }), 'CPF')
    await userEvent.type(canvas.getByRole('textbox', { name: /Texto/ }), 'Seu CPF é {{}{{}cpf}}.')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(await canvas.findByText(/^Use só estas variáveis/)).toBeVisible()
  },
}
