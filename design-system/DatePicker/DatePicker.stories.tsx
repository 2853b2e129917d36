import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'Campos/DatePicker',
  component: DatePicker,
  args: { label: 'Data do atendimento', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <DatePicker label="Vazia" />
      <DatePicker label="Preenchida" defaultValue="2026-11-21" description="De segunda a sexta." />
      <DatePicker label="Com erro" isRequired errorMessage="Escolha um dia." />
      <DatePicker label="Fora do limite" defaultValue="2026-11-21" minValue="2026-11-23" />
      <DatePicker label="Desativada" isDisabled defaultValue="2026-11-21" />
      <DatePicker label="Só leitura" isReadOnly defaultValue="2026-11-21" />
      <Narrow>
        <DatePicker
          label="Dia em que você quer que a alteração do perfil de investimento comece a valer"
          defaultValue="2026-12-01"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const TypedInOneGo: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('21112026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21')
  },
}

export const PickedOnTheCalendar: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Abrir o calendário/ })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mês seguinte' }))
    await userEvent.click(within(dialog).getByRole('button', { name: /, 4 de dezembro de 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const OpenCalendar: Story = {
  args: { defaultValue: '2026-11-21', minValue: '2026-11-09' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir o calendário/ }))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getByRole('button', { name: /^domingo, 8 de novembro/i })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
