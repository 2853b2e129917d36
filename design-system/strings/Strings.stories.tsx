import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Banner } from '../Banner/Banner.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { FileUpload } from '../FileUpload/FileUpload.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Select } from '../Select/Select.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { inForm } from '../story-frame/StoryFrame.tsx'
import { StringsProvider } from './StringsProvider.tsx'

const fruits = [
  { id: 'apple', label: 'Apple' },
  { id: 'pear', label: 'Pear' },
]

const steps = [
  { id: 'one', label: 'Address' },
  { id: 'two', label: 'Receipt' },
]

/** An application in English: its own sentences, and those of the components. */
function Sentences() {
  return (
    <>
      <Banner tone="warning" title="Your receipt is ready" onDismiss={() => undefined} />
      <Steps steps={steps} current={1} />
      <MoneyField label="Amount" />
      <NumberField label="Months" decimals={1} defaultValue={2.5} hasSteppers />
      <DatePicker label="Day" defaultValue="2026-11-21" minValue="2026-11-01" />
      <Select label="Fruit" options={fruits} />
      <FileUpload label="Proof" value={null} onChange={() => undefined} />
      <CopyButton text="2026-0001" />
      <Pagination page={1} totalPages={3} getHref={(page) => `#${page}`} />
    </>
  )
}

const meta = {
  title: 'Fundamentos/Idioma',
  component: StringsProvider,
  args: { children: <Sentences /> },
  decorators: [inForm],
} satisfies Meta<typeof StringsProvider>

export default meta
type Story = StoryObj<typeof meta>

export const InPortuguese: Story = {
  render: () => <Sentences />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Páginas' })).toHaveTextContent('Página 2 de 3')
    await expect(canvas.getByRole('textbox', { name: 'Months' })).toHaveValue('2,5')
    await expect(canvas.getByRole('button', { name: /^Copiar$/ })).toBeVisible()
  },
}

export const InEnglish: Story = {
  globals: { language: 'en-US' },
  render: () => <Sentences />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 3')
    await expect(canvas.getByRole('textbox', { name: 'Months' })).toHaveValue('2.5')
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(amount, '1,234.5')
    await userEvent.tab()
    await expect(amount).toHaveValue('1,234.50')
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }))
    const calendar = within(await within(document.body).findByRole('dialog'))
    // React-aria's own sentences.
    await expect(calendar.getByRole('grid', { name: /November 2026/ })).toBeVisible()
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
