import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { StepNav } from './StepNav.tsx'

const onBack = fn()

const meta = {
  title: 'Navegação/StepNav',
  component: StepNav,
  args: { back: { onPress: onBack }, children: <Button>Continuar</Button> },
} satisfies Meta<typeof StepNav>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <StepNav>
        <Button>Começar</Button>
      </StepNav>
      <StepNav back={{ href: '#anterior' }}>
        <Button variant="secondary">Salvar e sair</Button>
        <Button>Continuar</Button>
      </StepNav>
      <StepNav {...args} isDisabled>
        <Button isPending>Enviar</Button>
      </StepNav>
      <Narrow>
        <StepNav {...args} backLabel="Voltar para os dados de contato">
          <Button>Confirmar a alteração da contribuição</Button>
        </StepNav>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

/** On a phone it stays in sight while the step is longer than the screen. */
export const UnderALongStep: Story = {
  render: (args) => (
    <Grid>
      {Array.from({ length: 14 }, (_, place) => (
        <TextField key={place} label={`Pergunta ${place + 1}`} />
      ))}
      <StepNav {...args} />
    </Grid>
  ),
}

export const LeadsBothWays: Story = {
  args: { children: <Button type="submit">Continuar</Button> },
  play: async ({ canvas, userEvent }) => {
    onBack.mockClear()
    const back = canvas.getByRole('button', { name: 'Voltar' })
    await expect(back).toHaveAttribute('type', 'button')
    await userEvent.tab()
    await expect(back).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onBack).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toHaveFocus()
  },
}
