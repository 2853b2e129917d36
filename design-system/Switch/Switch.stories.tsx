import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Campos/Switch',
  component: Switch,
  args: { label: 'Receber avisos por e-mail', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <Switch label="Desligado" />
      <Switch label="Ligado" defaultSelected description="Vale a partir de agora." />
      <Switch label="Desativado" isDisabled />
      <Switch label="Desativado e ligado" isDisabled defaultSelected />
      <Switch label="Só leitura" isReadOnly defaultSelected />
      <Narrow>
        <Switch
          label="Mostrar os serviços de empréstimo para os participantes deste plano"
          errorMessage="Não foi possível salvar."
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const OnYellow: Story = { ...States, globals: { plan: 'yellow' } }

export const TurnedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Receber avisos por e-mail' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}
