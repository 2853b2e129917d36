import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DownloadIcon, EditIcon, RefreshIcon, TrashIcon } from '../icons/icons.ts'
import { onGroundsAndChrome } from '../story-frame/Grounds.tsx'
import { Grid, Row } from '../story-frame/StoryFrame.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Ações/IconButton',
  component: IconButton,
  args: { label: 'Excluir o arquivo', icon: TrashIcon, onPress: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'inline-radio', options: ['quiet', 'outlined'] },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      {(['quiet', 'outlined'] as const).map((variant) => (
        <Row key={variant}>
          <IconButton {...args} variant={variant} />
          <IconButton {...args} variant={variant} icon={EditIcon} label="Editar o endereço" />
          <IconButton {...args} variant={variant} icon={RefreshIcon} label="Atualizar" isPending />
          <IconButton {...args} variant={variant} icon={DownloadIcon} label="Baixar" isDisabled />
        </Row>
      ))}
    </Grid>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGroundsAndChrome] }

export const IsNamedAndBigEnough: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Excluir o arquivo' })
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
