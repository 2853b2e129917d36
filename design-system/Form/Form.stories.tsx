import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, Narrow } from '../story-frame/StoryFrame.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'

const long =
  'Endereço completo para onde enviaremos, pelos Correios, a segunda via do certificado de participação'

/** Two fields that must be filled in, as a page would keep them. */
function Address({ isPending = false, isDisabled = false, ...form }: Partial<FormProps> & AddressStates) {
  const [values, setValues] = useState({ rua: '', cidade: '' })
  const [attempt, setAttempt] = useState(0)
  const ids = { rua: useId(), cidade: useId() }
  const problemOf = (name: keyof typeof values, message: string) =>
    attempt > 0 && values[name] === '' ? message : ''
  const problems = {
    rua: problemOf('rua', 'O endereço é obrigatório'),
    cidade: problemOf('cidade', 'A cidade é obrigatória'),
  }
  const errors = (['rua', 'cidade'] as const).flatMap((name) =>
    problems[name] ? [{ fieldId: ids[name], message: problems[name] }] : [],
  )
  return (
    <Form
      {...form}
      onSubmit={() => {
        setAttempt(attempt + 1)
        if (values.rua && values.cidade) form.onSubmit?.()
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField
        id={ids.rua}
        label="Endereço"
        isRequired
        isDisabled={isDisabled}
        value={values.rua}
        onChange={(rua) => setValues({ ...values, rua })}
        errorMessage={problems.rua}
      />
      <TextField
        id={ids.cidade}
        label="Cidade"
        isRequired
        isDisabled={isDisabled}
        value={values.cidade}
        onChange={(cidade) => setValues({ ...values, cidade })}
        errorMessage={problems.cidade}
      />
      <div>
        <Button type="submit" isPending={isPending} isDisabled={isDisabled}>
          Salvar endereço
        </Button>
      </div>
    </Form>
  )
}

type AddressStates = { isPending?: boolean; isDisabled?: boolean }

const meta = {
  title: 'Campos/Form',
  component: Form,
  args: { 'aria-label': 'Endereço', onSubmit: fn(), children: null },
  render: (args) => <Address {...args} />,
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { width: 'form' },
}

export const States: Story = {
  render: () => (
    <Columns>
      <Address aria-label="Enviando" isPending />
      <Form aria-label="Desativado" onSubmit={fn()}>
        <TextField label="Endereço" isDisabled defaultValue="Rua das Flores, 10" />
        <TextField label="Cidade" isReadOnly defaultValue="Campinas" />
      </Form>
      <Narrow>
        <Form aria-label={long} onSubmit={fn()}>
          <ErrorSummary errors={[{ message: long }]} />
          <TextField label={long} defaultValue={long} errorMessage={long} />
          <Button type="submit">{long}</Button>
        </Form>
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { args: { 'aria-label': undefined }, decorators: [onGrounds] }

export const EnterSendsAndWhatIsMissingIsSaidFirst: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Endereço' }), 'Rua das Flores, 10{Enter}')
    await expect(canvas.getByRole('group', { name: 'Falta corrigir um campo' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'A cidade é obrigatória' }))
    const city = canvas.getByRole('textbox', { name: 'Cidade' })
    await expect(city).toHaveFocus()
    await expect(city).toHaveAccessibleDescription('A cidade é obrigatória')
    await userEvent.type(city, 'Campinas{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('form', { name: 'Endereço' })).toBeVisible()
  },
}
