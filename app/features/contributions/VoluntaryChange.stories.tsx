import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { filedChange, openWindow, voluntaryByBoleto } from './contributions.fixtures.ts'
import { VoluntaryChange } from './VoluntaryChange.tsx'

const meta = {
  title: 'Páginas/Alterar contribuição/Voluntária',
  component: VoluntaryChange,
  args: {
    situation: voluntaryByBoleto,
    terms: openWindow,
    draftKey: 'story',
    returned: null,
    file: fn(async () => filedChange),
    onFiled: fn(),
  },
  decorators: [withQueries(), withRouter()],
  beforeEach: () => sessionStorage.clear(),
  afterEach: clearAnnouncements,
} satisfies Meta<typeof VoluntaryChange>

export default meta
type Story = StoryObj<typeof meta>

export const RaisedToTheMinimum: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /Valor da contribuição/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '50')
    await userEvent.tab()
    await expect(amount).toHaveValue('122,08')
    await expect(canvas.getByText('Ajustamos para o valor mínimo do plano.')).toBeVisible()
    await expect(canvas.getByText('*Valor minimo R$122,08')).toBeVisible()
  },
}

export const ThePlansOwnMinimumAndDay: Story = {
  args: { situation: { ...voluntaryByBoleto, valorMinimo: 80, diaVencimento: 5 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('*Valor minimo R$80,00')).toBeVisible()
    await expect(canvas.getByText('Todo dia 5')).toBeVisible()
  },
}

export const DebitAsksForTheAccount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Débito em conta/ }))
    const submit = canvas.getByRole('button', { name: 'Revisar alteração' })
    await expect(submit).toBeDisabled()
    await expect(canvas.getByText(/complete a agência e complete a conta/)).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox', { name: /Agência/ }), '0057')
    await userEvent.type(canvas.getByRole('textbox', { name: /Conta/ }), '123457')
    await expect(canvas.getByRole('textbox', { name: /Conta/ })).toHaveValue('12345-7')
    await expect(canvas.getByText('341 · Itaú')).toBeVisible()
    await expect(submit).toBeEnabled()
    await userEvent.click(submit)
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar a partir de dezembro' }))
    await waitFor(() =>
      expect(args.file).toHaveBeenCalledWith(
        expect.objectContaining({ formaPagamento: 5, agencia: '0057', conta: '12345-7', banco: 341 }),
      ),
    )
  },
}
