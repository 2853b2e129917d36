import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Acessibilidade/SkipLink',
  component: SkipLink,
  args: { targetId: 'conteudo' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#menu">Menu</a>
      <main id="conteudo" tabIndex={-1}>
        <p>Conteúdo da página.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Out of sight until it has focus; then above everything. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Ir para o conteúdo' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(1)
    await userEvent.tab()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
}

export const FirstStopOfTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Ir para o conteúdo' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#conteudo')
  },
}
