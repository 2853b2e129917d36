import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'progressive', label: 'Progressivo', description: 'A alíquota cresce com o valor recebido.' },
  { value: 'regressive', label: 'Regressivo', description: 'A alíquota cai com o tempo.' },
]

const meta = {
  title: 'Campos/RadioGroup',
  component: RadioGroup,
  args: { label: 'Regime de tributação', options, onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

const yesNo = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
]

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <RadioGroup label="Vazio" options={options} />
      <RadioGroup label="Escolhido" options={options} defaultValue="regressive" />
      <RadioGroup label="Lado a lado" options={yesNo} orientation="horizontal" />
      <RadioGroup label="Com erro" isRequired options={yesNo} errorMessage="Escolha uma resposta." />
      <RadioGroup label="Desativado" isDisabled options={options} defaultValue="progressive" />
      <RadioGroup label="Só leitura" isReadOnly options={options} defaultValue="progressive" />
      <Narrow>
        <RadioGroup
          label="Você exerce ou exerceu, nos últimos cinco anos, cargo ou função pública relevante?"
          description="A pergunta vale também para parentes de primeiro grau."
          options={[
            { value: 'me', label: 'Sim, eu mesmo exerço ou exerci um cargo desses' },
            { value: 'none', label: 'Não', isDisabled: true },
          ]}
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Regime de tributação' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Progressivo/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('regressive')
    await expect(canvas.getByRole('radio', { name: /Regressivo/ })).toBeChecked()
  },
}

export const ErrorIsTiedToTheGroup: Story = {
  args: { errorMessage: 'Escolha um regime.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Regime de tributação' })
    await expect(group).toHaveAccessibleDescription(/Escolha um regime/)
  },
}
