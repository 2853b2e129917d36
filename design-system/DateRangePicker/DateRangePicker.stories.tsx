import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

const november = { start: '2026-11-03', end: '2026-11-21' }

const meta = {
  title: 'Campos/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Período', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <DateRangePicker label="Vazio" />
      <DateRangePicker label="Preenchido" defaultValue={november} description="Os dois dias contam." />
      <DateRangePicker label="Ao contrário" defaultValue={{ start: '2026-11-21', end: '2026-11-03' }} />
      <DateRangePicker label="Com erro" isRequired errorMessage="Escolha o período." />
      <DateRangePicker label="Desativado" isDisabled defaultValue={november} />
      <DateRangePicker label="Só leitura" isReadOnly defaultValue={november} />
      <Narrow>
        <DateRangePicker label="Período em que as solicitações foram abertas" defaultValue={november} />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const TypedInOneGo: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('0311202621112026')
    await expect(args.onChange).toHaveBeenLastCalledWith(november)
  },
}

export const PickedOnTheCalendar: Story = {
  args: { defaultValue: november },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir o calendário/ }))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getByRole('heading', { name: /novembro de 2026/i })).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: /, 5 de novembro de 2026/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: /, 12 de novembro de 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '2026-11-12' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const OpenCalendar: Story = {
  args: { defaultValue: november, minValue: '2026-11-02' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir o calendário/ }))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getByRole('button', { name: /^domingo, 1 de novembro/i })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
