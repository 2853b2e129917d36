import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { ActionRow } from './ActionRow.tsx'

const meta = {
  title: 'Ações/ActionRow',
  component: ActionRow,
  args: { title: 'HPE', detail: 'Matrícula 100234 · Contribuinte, ativo', onPress: fn() },
} satisfies Meta<typeof ActionRow>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <ActionRow title="HPE" detail="Matrícula 100234 · Contribuinte, ativo" />
      <ActionRow title="Abrindo" detail="Guardando a escolha" isPending />
      <ActionRow title="Indisponível" detail="Enquanto outra linha é guardada" isDisabled />
      <ActionRow title="Sem detalhe" />
      <Narrow>
        <ActionRow
          title="Plano de Benefícios da Fundação dos Empregados"
          detail="Matrícula 100234 · Contribuinte, contribuições suspensas"
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const AnswersTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /HPE Matrícula 100234/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
