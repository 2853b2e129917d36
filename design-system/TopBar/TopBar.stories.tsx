import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { MessagesIcon } from '../icons/icons.ts'
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx'
import { SearchButton } from '../SearchButton/SearchButton.tsx'
import { page } from './TopBar.stories.css.ts'
import { TopBar } from './TopBar.tsx'

const meta = {
  title: 'Navegação/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: (
      <p>
        Olá, <strong>Ana</strong>
      </p>
    ),
    actions: <NotificationBell label="Mensagens" icon={MessagesIcon} count={2} />,
    end: (
      <>
        <NotificationBell label="Notificações" count={120} />
        <Avatar name="Ana Beatriz Lima" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className={page}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** The longest name and the most there can be, on the narrowest phone. */
export const States: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    start: (
      <p>
        Olá, <strong>Maximiliana Aparecida</strong>
      </p>
    ),
    search: <SearchButton />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Admin: Story = { globals: { surface: 'admin' } }

export const GainsAShadowWhenScrolled: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await expect(bar.getBoundingClientRect().height).toBe(80)
    await expect(bar).not.toHaveAttribute('data-scrolled')
    window.scrollTo({ top: 300, behavior: 'instant' })
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'))
    await expect(bar.getBoundingClientRect().top).toBe(0)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'))
  },
}
