import { Columns } from '@portal/design-system/Columns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { checkPhoneValues } from '#contract/people/contacts-check.ts'
import { fieldErrors } from './field-errors.ts'
import { PhoneInput } from './PhoneInput.tsx'
import { portalFormOptions, submitHandler, useAppForm } from './portal-form.ts'

function Form({ celular = '', fixo = '' }: { celular?: string; fixo?: string }) {
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { celular, fixo },
    validators: { onDynamic: ({ value }) => fieldErrors(checkPhoneValues(value)) },
  })
  return (
    <form.AppForm>
      <form noValidate onSubmit={submitHandler(form)}>
        <Columns gap="5">
          <form.AppField name="celular">{() => <PhoneInput label="Celular" kind="mobile" />}</form.AppField>
          <form.AppField name="fixo">{() => <PhoneInput label="Telefone fixo" />}</form.AppField>
        </Columns>
        <button type="submit">Salvar</button>
      </form>
    </form.AppForm>
  )
}

const meta = { title: 'Formulários/PhoneInput', component: Form } satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Typed sign by sign it stays as it is typed, the caret where it was. */
export const FromAbroadIsNotPunctuated: Story = {
  play: async ({ canvas, userEvent }) => {
    const mobile = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Celular' })
    await userEvent.type(mobile, '+351 912-345-67')
    await expect(mobile).toHaveValue('+351 912-345-67')
    mobile.setSelectionRange(5, 5)
    await userEvent.keyboard('8')
    await expect(mobile).toHaveValue('+351 8912-345-67')
    await expect(mobile.selectionStart).toBe(6)
    await userEvent.keyboard('{Backspace}')
    await expect(mobile).toHaveValue('+351 912-345-67')
    await expect(mobile.selectionStart).toBe(5)

    const home = canvas.getByRole('textbox', { name: 'Telefone fixo' })
    await userEvent.type(home, '00442079460958')
    await expect(home).toHaveValue('00442079460958')
    await userEvent.clear(home)
    await userEvent.type(home, '1131234567')
    await expect(home).toHaveValue('(11) 3123-4567')
  },
}

/** A number of ten or eleven digits abroad is one of Brazil without its `+`, and is not taken for it. */
export const PastedWhole: Story = {
  play: async ({ canvas, userEvent }) => {
    const mobile = canvas.getByRole('textbox', { name: 'Celular' })
    await userEvent.click(mobile)
    await userEvent.paste('+1 (305) 555-0100')
    await expect(mobile).toHaveValue('+1 3055550100')
    await userEvent.paste('+55 91 98765-4321')
    await expect(mobile).toHaveValue('(91) 98765-4321')
    await userEvent.paste('0047 912 34 567')
    await expect(mobile).toHaveValue('+47 91234567')
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '+351 ')
    await userEvent.paste('912 345 678')
    await expect(mobile).toHaveValue('+351 912 345 678')
    await userEvent.paste('(11) 91234-5678')
    await expect(mobile).toHaveValue('(11) 91234-5678')
  },
}

/** The `+` that was forgotten takes the punctuation of Brazil away. */
export const PlusAddedLater: Story = {
  play: async ({ canvas, userEvent }) => {
    const mobile = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Celular' })
    await userEvent.type(mobile, '35191234567')
    await expect(mobile).toHaveValue('(35) 19123-4567')
    mobile.setSelectionRange(0, 0)
    await userEvent.keyboard('+')
    await expect(mobile).toHaveValue('+35191234567')
    await expect(mobile.selectionStart).toBe(1)
  },
}

export const AutofilledWithTheCountry: Story = {
  play: async ({ canvas }) => {
    const mobile = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Celular' })
    await expect(mobile).toHaveAttribute('autocomplete', 'tel')
    fill(mobile, '+5511912345678')
    await expect(mobile).toHaveValue('(11) 91234-5678')
    fill(mobile, '+351912345678')
    await expect(mobile).toHaveValue('+351912345678')
  },
}

/** As a browser fills a field in: all at once. */
function fill(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
}

export const KnownAndWrong: Story = {
  args: { celular: '+351 912345678', fixo: '+999 123456789' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Celular' })).toHaveValue('+351 912345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByText(/código do país e o número inteiro/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Celular' })).toBeValid()
  },
}
