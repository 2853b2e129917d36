import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { NumberSlider, type NumberSliderProps } from './NumberSlider.tsx'

const meta = {
  title: 'Campos/NumberSlider',
  component: NumberSlider,
  args: { label: 'Contribuição suplementar', maxValue: 25, defaultValue: 4, onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof NumberSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { description: 'Sobre o seu salário de contribuição.' },
}

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <NumberSlider label="No começo" maxValue={25} defaultValue={0} />
      <NumberSlider label="No fim" maxValue={25} defaultValue={25} description="O máximo do plano." />
      <NumberSlider label="De meio em meio" minValue={1} maxValue={6} step={0.5} defaultValue={2.5} />
      <NumberSlider label="Idade" measure="years" minValue={36} maxValue={75} defaultValue={60} />
      <NumberSlider
        label="Contribuição por mês"
        measure="reais"
        maxValue={6000}
        step={50}
        defaultValue={944.81}
      />
      <NumberSlider label="Vazio" maxValue={25} />
      <NumberSlider label="Fora do limite" maxValue={25} defaultValue={40} />
      <NumberSlider label="Com erro" isRequired maxValue={25} errorMessage="Escolha um percentual." />
      <NumberSlider label="Desativado" isDisabled maxValue={25} defaultValue={6} />
      <NumberSlider label="Só leitura" isReadOnly maxValue={25} defaultValue={6} />
      <Narrow>
        <NumberSlider
          label="Percentual da contribuição básica que será descontado do seu salário todos os meses"
          maxValue={6}
          defaultValue={3}
          description="A empresa contribui com o mesmo valor."
        />
      </Narrow>
    </Columns>
  ),
}

/** The line stops at every R$ 50; what is typed counts to the cent. */
export const AnAmountToTheCent: Story = {
  args: { label: 'Contribuição por mês', measure: 'reais', maxValue: 6000, step: 50, defaultValue: 900 },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Contribuição por mês' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(number).toHaveValue('950')
    await userEvent.clear(number)
    await userEvent.type(number, '944,81')
    await userEvent.tab()
    await expect(number).not.toHaveAccessibleDescription(/Use valores/)
    await expect(args.onChange).toHaveBeenLastCalledWith(944.81)
  },
}

/** The longest unit leaves room for three digits. */
export const ATermInMonths: Story = {
  args: { label: 'Prazo', measure: 'months', minValue: 6, maxValue: 120, defaultValue: 120 },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Prazo' })
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
  },
}

/** With the colour that is hardest for a thin line. */
export const Surfaces: Story = { decorators: [onGrounds], globals: { plan: 'yellow' } }

function Remembered(props: NumberSliderProps) {
  const [value, setValue] = useState<number | null>(4)
  return <NumberSlider {...props} value={value} onChange={setValue} description={`Guardado: ${value}`} />
}

export const OneValueBothWays: Story = {
  render: (args) => <Remembered {...args} defaultValue={undefined} />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Contribuição suplementar' })
    const number = canvas.getByRole('textbox', { name: 'Contribuição suplementar' })
    await expect(slider).toHaveAttribute('aria-valuetext', '4%')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(number).toHaveValue('6')
    await expect(canvas.getByText('Guardado: 6')).toBeVisible()
    await userEvent.clear(number)
    await userEvent.type(number, '12')
    await expect(slider).toHaveValue('12')
    await userEvent.keyboard('{ArrowUp}')
    await expect(slider).toHaveValue('13')
    await expect(canvas.getByText('Guardado: 13')).toBeVisible()
  },
}

export const KeepsToItsSteps: Story = {
  args: { minValue: 1, maxValue: 6, step: 0.5, defaultValue: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    const number = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(number).toHaveValue('1,5')
    await expect(slider).toHaveAttribute('aria-valuetext', '1,5%')
    await userEvent.clear(number)
    await userEvent.type(number, '2.3')
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(/Use valores de 0,5 em 0,5, a partir de 1/)
    await userEvent.clear(number)
    await userEvent.type(number, '7')
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(/O maior valor aceito é 6/)
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
  },
}
