import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArrowRightIcon, DownloadIcon } from '../icons/icons.ts'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow, Row } from '../story-frame/StoryFrame.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Ações/LinkButton',
  component: LinkButton,
  args: { children: 'Ver todos os serviços', href: '#servicos' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['medium', 'compact'] },
  },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Row>
        <LinkButton {...args} />
        <LinkButton {...args} variant="secondary" icon={DownloadIcon} />
        <LinkButton {...args} variant="quiet" icon={ArrowRightIcon} iconPosition="end" />
        <LinkButton {...args} isDisabled />
        <LinkButton {...args} variant="secondary" size="compact" />
      </Row>
      <Narrow>
        <LinkButton {...args} isFullWidth icon={ArrowRightIcon} iconPosition="end">
          Continuar o pedido de portabilidade para outra entidade
        </LinkButton>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGrounds] }

export const IsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Ver todos os serviços' })
    await expect(link).toHaveAttribute('href', '#servicos')
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
    await expect(canvas.getByRole('link', { name: 'Ver todos os serviços' })).toHaveAttribute(
      'data-router',
      'yes',
    )
  },
}

export const OffItLeadsNowhere: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver todos os serviços' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  },
}
