import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilesIcon, GridIcon, HomeIcon, MessagesIcon, UserIcon, UsersIcon } from '../icons/icons.ts'
import { Grid } from '../story-frame/StoryFrame.tsx'
import { column, rail } from './SideNav.stories.css.ts'
import { SideNav } from './SideNav.tsx'

const meta = {
  title: 'Navegação/SideNav',
  component: SideNav,
  args: {
    label: 'Navegação principal',
    onNavigate: fn(),
    renderLink: ({ href, onClick, children, ...props }) => (
      <a
        {...props}
        href={href}
        onClick={(event) => {
          event.preventDefault()
          onClick?.(event)
        }}
      >
        {children}
      </a>
    ),
    items: [
      { id: 'home', label: 'Início', href: '/', icon: HomeIcon, isCurrent: true },
      { id: 'profile', label: 'Perfil', href: '/perfil', icon: UserIcon },
      {
        id: 'dependents',
        label: 'Dependentes',
        icon: UsersIcon,
        items: [
          { id: 'tax', label: 'Dependentes de IR', href: '/dependentes?tipo=imposto-renda' },
          { id: 'pension', label: 'Dependentes Previdencial', href: '/dependentes?tipo=previdencial' },
        ],
      },
      { id: 'services', label: 'Serviços', href: '/services', icon: GridIcon },
      { id: 'documents', label: 'Documentos', href: '/documents', icon: FilesIcon },
      { id: 'chat', label: 'Chat', href: '/chat', icon: MessagesIcon, badge: '3' },
    ],
  },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }
export const Admin: Story = { globals: { surface: 'admin' } }
export const States: Story = {
  render: (args) => (
    <Grid>
      <SideNav
        {...args}
        label="Com nomes longos"
        items={[
          ...args.items.slice(1, 3),
          {
            id: 'long',
            label: 'Simulador do regime de tributação do imposto de renda',
            href: '/simulador',
            icon: GridIcon,
            isCurrent: true,
            badge: '99+',
          },
        ]}
      />
      <div className={rail}>
        <SideNav {...args} label="Recolhido" isCollapsed />
      </div>
    </Grid>
  ),
}

export const SaysWhereYouAre: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Início')
    await userEvent.click(canvas.getByRole('link', { name: 'Serviços' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ id: 'services' }))
  },
}

export const OpensASubmenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'Dependentes' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Dependentes de IR' })).toBeNull()
    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Dependentes de IR' })).toBeVisible()
  },
}
