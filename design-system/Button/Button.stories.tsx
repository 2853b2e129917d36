import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ArrowRightIcon, DownloadIcon, TrashIcon } from '../icons/icons.ts'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow, Row } from '../story-frame/StoryFrame.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Ações/Button',
  component: Button,
  args: { children: 'Continuar', onPress: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['medium', 'compact'] },
    isPending: { control: 'boolean' },
    isDisabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const Variants: Story = {
  render: (args) => (
    <Grid>
      {(['medium', 'compact'] as const).map((size) => (
        <Row key={size}>
          <Button {...args} size={size} />
          <Button {...args} size={size} variant="secondary">
            Ver detalhes
          </Button>
          <Button {...args} size={size} variant="quiet">
            Agora não
          </Button>
          <Button {...args} size={size} variant="danger" icon={TrashIcon}>
            Excluir
          </Button>
          <Button {...args} size={size} icon={ArrowRightIcon} iconPosition="end">
            Avançar
          </Button>
          <Button {...args} size={size} variant="secondary" icon={DownloadIcon}>
            Baixar extrato
          </Button>
        </Row>
      ))}
    </Grid>
  ),
}

export const States: Story = {
  render: (args) => (
    <Grid>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Row key={variant}>
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} isPending>
            Enviando
          </Button>
          <Button {...args} variant={variant} isDisabled>
            Indisponível
          </Button>
        </Row>
      ))}
      <Narrow>
        <Button {...args} isFullWidth icon={DownloadIcon}>
          Baixar o informe de rendimentos do ano-calendário anterior em PDF
        </Button>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { ...Variants, decorators: [onGrounds] }

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Continuar' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const PendingRefusesPresses: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Continuar/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** The same button on the colours that are hardest for it. */
export const OnYellow: Story = { ...Variants, globals: { plan: 'yellow' } }
export const OnAlmostBlackAtNight: Story = { ...Variants, globals: { plan: 'almostBlack', scheme: 'dark' } }
export const OnGrey: Story = { ...Variants, globals: { plan: 'grey' } }
