import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PiggyBankIcon, ScaleIcon, TrendingUpIcon } from '../icons/icons.ts'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { RadioCards } from './RadioCards.tsx'

const options = [
  {
    value: 'conservative',
    label: 'Super Conservador',
    description: 'Só renda fixa. Oscila pouco.',
    icon: PiggyBankIcon,
  },
  { value: 'moderate', label: 'Moderado', description: 'Até 20% em renda variável.', icon: ScaleIcon },
  { value: 'bold', label: 'Arrojado', description: 'Até 40% em renda variável.', icon: TrendingUpIcon },
]

const meta = {
  title: 'Campos/RadioCards',
  component: RadioCards,
  args: { label: 'Perfil de investimento', options, onChange: fn() },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { defaultValue: 'moderate' },
}

export const States: Story = {
  render: () => (
    <Grid>
      <RadioCards label="Lado a lado" orientation="horizontal" options={options} defaultValue="bold" />
      <RadioCards
        label="Com erro"
        isRequired
        options={options.slice(0, 2)}
        errorMessage="Escolha um perfil."
      />
      <RadioCards label="Desativado" isDisabled options={options.slice(0, 2)} defaultValue="moderate" />
      <Narrow>
        <RadioCards label="Em tela estreita" options={options} defaultValue="conservative" />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const OnYellowAtNight: Story = { ...States, globals: { plan: 'yellow', scheme: 'dark' } }

export const TheWholeCardIsPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Até 40% em renda variável.'))
    await expect(args.onChange).toHaveBeenCalledWith('bold')
    await expect(canvas.getByRole('radio', { name: /Arrojado/ })).toBeChecked()
  },
}
