import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { newEntryOf } from '../new-entry.fixtures.tsx'
import { atTheDesk, withTwoPlans } from '../registry-stories.fixtures.tsx'
import { minutesRegistry } from './minutes-registry.ts'

const NewMinutes = newEntryOf(minutesRegistry)

const meta = {
  title: 'Páginas/Configurações/Atas',
  component: NewMinutes,
  globals: { surface: 'admin' },
  decorators: atTheDesk('/settings/atas'),
  beforeEach: withTwoPlans,
} satisfies Meta<typeof NewMinutes>

export default meta
type Story = StoryObj<typeof meta>

/** Who may prepare minutes but not publish them leaves the day alone, and is told who publishes. */
export const PreparedOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar' }))
    for (const sentence of ['Escolha o órgão.', 'Escreva o título.', 'Escreva o resumo.'])
      await expect((await canvas.findAllByText(sentence)).length).toBeGreaterThan(0)
    await expect(canvas.getByText(/Seu nível não publica atas/)).toBeVisible()
    await expect(canvas.getByText(/O documento assinado, necessário para publicar/)).toBeVisible()
  },
}
