import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { textLink } from './TextLink.css.ts'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'Navegação/TextLink',
  component: TextLink,
  args: { children: 'Todos os serviços', href: '#servicos' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <div>
        <TextLink {...args} />
      </div>
      <Narrow>
        <TextLink {...args}>Regulamento do plano, na redação que a assembleia aprovou neste ano</TextLink>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGrounds] }

export const IsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Todos os serviços' })
    await expect(link).toHaveAttribute('href', '#servicos')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const DrawnByTheApplication: Story = {
  args: {
    renderLink: ({ children, ...props }) => (
      <a data-router="yes" {...props}>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Todos os serviços' })
    await expect(link).toHaveAttribute('data-router', 'yes')
    await expect(link).toHaveClass(textLink)
  },
}
