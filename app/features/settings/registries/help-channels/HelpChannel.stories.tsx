import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { newEntryOf } from '../new-entry.fixtures.tsx'
import { helpChannelsRegistry } from './help-channels-registry.ts'

const NewChannel = newEntryOf(helpChannelsRegistry)

const meta = {
  title: 'Páginas/Configurações/Canais de ajuda',
  component: NewChannel,
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', '/settings/canais-de-ajuda'])],
} satisfies Meta<typeof NewChannel>

export default meta
type Story = StoryObj<typeof meta>

/** A channel has a telephone or an e-mail, at least. */
export const WithoutAnyWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Nome/ }), 'Ouvidoria')
    await userEvent.type(canvas.getByRole('textbox', { name: /Posição/ }), '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(await canvas.findByText('Informe um telefone ou um e-mail.')).toBeVisible()
  },
}
