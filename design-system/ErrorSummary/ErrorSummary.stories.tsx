import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { Select } from '../Select/Select.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { FormColumn, Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const errors = [
  { fieldId: 'rua', message: 'O endereço é obrigatório' },
  { fieldId: 'estado', message: 'O estado é obrigatório' },
  { fieldId: 'nascimento', message: 'A data de nascimento é obrigatória' },
  { fieldId: 'aceite', message: 'É preciso aceitar os termos' },
]

const meta = {
  title: 'Campos/ErrorSummary',
  component: ErrorSummary,
  args: { errors },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <ErrorSummary errors={errors.slice(0, 1)} />
      <ErrorSummary
        title="Não foi possível enviar"
        errors={[{ message: 'O prazo desta solicitação terminou em 20 de novembro.' }]}
      />
      <Narrow>
        <ErrorSummary errors={errors} />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

function Form() {
  const [attempt, setAttempt] = useState(0)
  const shown = attempt > 0 ? errors : []
  const reason = (id: string) => shown.find(({ fieldId }) => fieldId === id)?.message
  return (
    <FormColumn>
      <ErrorSummary errors={shown} attempt={attempt} />
      <TextField id="rua" label="Endereço" isRequired errorMessage={reason('rua')} />
      <Select
        id="estado"
        label="Estado"
        options={[{ id: 'SP', label: 'São Paulo' }]}
        errorMessage={reason('estado')}
      />
      <DateField id="nascimento" label="Data de nascimento" errorMessage={reason('nascimento')} />
      <CheckboxField id="aceite" label="Aceito os termos" errorMessage={reason('aceite')} />
      <Button onPress={() => setAttempt(attempt + 1)}>Enviar</Button>
    </FormColumn>
  )
}

export const TakesFocusAndLeadsToFields: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Enviar' })
    await userEvent.click(send)
    const summary = await canvas.findByRole('group', { name: 'Falta corrigir 4 campos' })
    await waitFor(() => expect(summary).toHaveFocus())

    await userEvent.click(canvas.getByRole('link', { name: 'O endereço é obrigatório' }))
    await expect(canvas.getByRole('textbox', { name: 'Endereço' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'O estado é obrigatório' }))
    await expect(canvas.getByRole('button', { name: /Estado/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'A data de nascimento é obrigatória' }))
    await expect(canvas.getByRole('spinbutton', { name: /dia/i })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'É preciso aceitar os termos' }))
    await expect(canvas.getByRole('checkbox', { name: 'Aceito os termos' })).toHaveFocus()

    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByRole('group', { name: /Falta corrigir/ })).toHaveFocus())
  },
}
