import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Sobreposições/Dialog',
  component: Dialog,
  args: {
    title: 'Escolha sua matrícula',
    description: 'Você participa de mais de um plano. Com qual deles quer continuar?',
    trigger: <Button>Trocar de plano</Button>,
    children: <TextField label="Matrícula" defaultValue="100234" />,
    footer: (close) => (
      <>
        <Button variant="secondary" slot="close">
          Cancelar
        </Button>
        <Button onPress={close}>Continuar</Button>
      </>
    ),
  },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'medium', 'large'] } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { defaultOpen: true },
}

const long = 'O regulamento do plano descreve as regras de adesão, contribuição, benefício e saída. '

/** More text than fits, on the narrowest phone: title and buttons stay in sight. */
export const States: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { defaultOpen: true, size: 'small', children: <p>{long.repeat(40)}</p> },
}

export const Large: Story = { args: { defaultOpen: true, size: 'large' } }

export const HoldsAndGivesBackFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Trocar de plano' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Escolha sua matrícula' })
    await expect(dialog).toHaveAccessibleDescription(/mais de um plano/)
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const ChoiceThatMustBeMade: Story = {
  args: { isDismissable: false, defaultOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Escolha sua matrícula' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
  },
}

export const ClosedByAButtonOfItsOwn: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Cancelar', 'Continuar']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Trocar de plano' }))
      await userEvent.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

export const FocusesItsFirstField: Story = {
  args: {
    title: 'Trocar o e-mail',
    children: (
      <>
        <TextField label="Novo e-mail" isDisabled />
        <TextField label="Senha" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar de plano' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Senha' })).toHaveFocus())
  },
}

export const FocusesItsMainButtonWhereNothingIsAsked: Story = {
  args: { children: <p>Nada mais é preciso.</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar de plano' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar' })).toHaveFocus())
  },
}
