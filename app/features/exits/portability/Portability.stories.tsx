import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { PortabilityOnWire } from '#contract/exits/portability.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { indebted, leaver, partlyMoved, sentPortability } from './portability.fixtures.ts'
import { portabilityText } from './portability.text.ts'
import { portabilityDefinition } from './portability-request.tsx'

const page = (situation: PortabilityOnWire) => () => (
  <RequestPage definition={portabilityDefinition} situation={situation} />
)

const meta = { title: 'Páginas/Portabilidade', ...onRequestPage(), render: page(leaver) } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const ToAnOpenEntity: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    mockedCall('pedirPortabilidade').mockResolvedValue(sentPortability)
    const destination = await canvas.findByRole('combobox', { name: /^Plano de destino/ })
    await userEvent.type(destination, '12.ABC')
    const listbox = await within(canvasElement.ownerDocument.body).findByRole('listbox')
    await userEvent.click(within(listbox).getByRole('option', { name: /^Nova Era/ }))
    const day = canvas.getByRole('group', { name: /^Data de adesão/ })
    await userEvent.click(within(day).getByRole('spinbutton', { name: /^dia/i }))
    await userEvent.keyboard('02112026')
    await userEvent.click(canvas.getByRole('checkbox', { name: /aceitou receber/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Li o que muda/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar portabilidade' }))
    await expect(await canvas.findByText(/^Escolha a renda/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Renda por prazo certo/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Anos de renda/ }), '10')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar portabilidade' }))
    await expect(await canvas.findByText('A lei exige uma renda de pelo menos 15 anos.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Renda vitalícia/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar portabilidade' }))
    await expect(await canvas.findByText(/80\.000,00, pela cota de hoje, vão para Nova Era/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir a portabilidade' }))
    await expect(await canvas.findByText(/fica reservado/)).toBeVisible()
    await expect(mockedCall('pedirPortabilidade')).toHaveBeenCalledWith(
      expect.objectContaining({
        destino: 7,
        adesao: '2026-11-02',
        renda: 'vitalicia',
        prazoAnos: null,
      }),
    )
  },
}

export const WithALoan: Story = {
  render: page(indebted),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fale com o atendimento para quitar o empréstimo.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ver o empréstimo' })).toBeNull()
  },
}

/** Whoever pays both shares still sees the loan. */
export const WithALoanOnItsPage: Story = {
  render: page({ ...indebted, caminhos: ['portabilidade', 'emprestimos'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver o empréstimo' })).toBeVisible()
  },
}

export const PartlyMoved: Story = {
  render: page(partlyMoved),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Fundação Horizonte/ })).toHaveTextContent(
      '20.000,00',
    )
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(leaver)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending
      title={serviceNames.portabilidade}
      lead={portabilityText.lead}
      label={portabilityText.pending}
    />
  ),
}
