import { Button } from '@portal/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { YesNo } from '#contract/yes-no.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { portalFormOptions, submitHandler, useAppForm } from './portal-form.ts'
import { TextInput } from './TextInput.tsx'
import { YesNoInput } from './YesNoInput.tsx'

type Values = { mora: YesNo | null; pais: string; nome: string }

const first: Values = { mora: null, pais: '', nome: '' }

/** Asks for a country only of who lives abroad. */
function Form() {
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: first,
    validators: {
      onDynamic: ({ value }) => ({
        fields: {
          ...(value.mora === null && { mora: 'Escolha sim ou não.' }),
          ...(value.mora === 'S' && value.pais === '' && { pais: 'Escolha o país.' }),
          ...(value.nome === '' && { nome: 'Escreva o nome.' }),
        },
      }),
    },
  })
  return (
    <form.AppForm>
      <form noValidate onSubmit={submitHandler(form)}>
        <FormErrorSummary labels={{ mora: 'Mora fora', pais: 'País', nome: 'Nome' }} />
        <form.AppField name="mora">{() => <YesNoInput label="Mora fora do Brasil?" />}</form.AppField>
        <form.Subscribe selector={({ values }) => values.mora === 'S'}>
          {(isAbroad) =>
            isAbroad && <form.AppField name="pais">{() => <TextInput label="País" />}</form.AppField>
          }
        </form.Subscribe>
        <form.AppField name="nome">{() => <TextInput label="Nome" />}</form.AppField>
        <Button type="submit">Enviar</Button>
      </form>
    </form.AppForm>
  )
}

const meta = { title: 'Formulários/Campo que aparece', render: () => <Form /> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A field that comes after a failed attempt is not wrong before anybody could fill it in; the next attempt says what it lacks. */
export const IsNotWrongBeforeItIsFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(await canvas.findByRole('group', { name: /Falta/ })).toHaveTextContent('Escreva o nome.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Sim' }))
    const country = await canvas.findByRole('textbox', { name: 'País' })
    await expect(country).not.toBeInvalid()
    await expect(canvas.queryByText(/Escolha o país/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(country).toBeInvalid()
    await expect(canvas.getByRole('link', { name: 'País: Escolha o país.' })).toBeVisible()
  },
}
