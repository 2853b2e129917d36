import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { forgetSpoken } from '#app/forms/spoken.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { AgeExemptionRequestOnWire } from '#contract/isencao.ts'
import { Narrow } from '#design-system/story-frame/StoryFrame.tsx'
import { ExemptionPending } from './ExemptionPending.tsx'
import { ExemptionRequest, type FiledExemption } from './ExemptionRequest.tsx'
import { ExemptionUnderWay } from './ExemptionUnderWay.tsx'
import {
  appliedHere,
  filedExemption,
  nothingPaidYet,
  openExemption,
  usedElsewhere,
} from './exemption.fixtures.ts'

const meta = {
  title: 'Páginas/Isenção aos 65 anos',
  component: ExemptionRequest,
  args: {
    situation: appliedHere,
    draftKey: 'story',
    returned: null,
    file: fn(async (_input: AgeExemptionRequestOnWire): Promise<FiledExemption> => filedExemption),
    onFiled: fn(),
  },
  decorators: [withQueries(), withRouter()],
  beforeEach: () => sessionStorage.clear(),
  afterEach: forgetSpoken,
} satisfies Meta<typeof ExemptionRequest>

export default meta
type Story = StoryObj<typeof meta>

export const GivenUpHere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Parcela isenta por mês' })).toHaveTextContent(
      '1.903,98',
    )
    await expect(canvas.getByRole('group', { name: 'Diferença por mês' })).toHaveTextContent('557,41')
    await userEvent.click(canvas.getByRole('radio', { name: /Em outra fonte pagadora/ }))
    await userEvent.type(canvas.getByLabelText('Outra fonte pagadora'), 'INSS, Fundação Azul')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Declaro/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar pedido' }))
    await expect(await canvas.findByRole('heading', { name: 'Confira antes de enviar' })).toHaveFocus()
    await expect(canvas.getByRole('row', { name: /IRRF por mês/ })).toHaveTextContent(/841,88.*1\.399,29/)
    await userEvent.click(canvas.getByRole('button', { name: 'Deixar de usar aqui a partir de dezembro' }))
    await waitFor(() => expect(args.onFiled).toHaveBeenCalledWith(filedExemption))
    await expect(args.file).toHaveBeenCalledWith(
      expect.objectContaining({
        outraFonte: 'S',
        fontes: ['INSS', 'Fundação Azul'],
        mesInicio: '2026-12',
        declaracao: true,
      }),
    )
  },
}

export const WhatAlreadyHolds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Neste plano/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar pedido' }))
    const summary = await canvas.findByRole('group', { name: 'Falta corrigir 2 campos' })
    await expect(summary).toHaveTextContent('Já é assim hoje. Não é preciso pedir.')
    await expect(summary).toHaveTextContent('Confirme a declaração para continuar.')
    await expect(summary).toHaveFocus()
  },
}

export const UsedElsewhere: Story = {
  args: { situation: usedElsewhere },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('A partir de janeiro de 2027, volta a ser aplicada aqui.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^A partir do pagamento de|dezembro de 2026/ }))
    await expect(await screen.findAllByRole('option')).toHaveLength(12)
  },
}

export const NothingPaidYet: Story = { args: { situation: nothingPaidYet } }

export const Returned: Story = {
  args: {
    returned: {
      id: 77,
      protocolo: '2026.0000077',
      motivo: 'Escreva o nome completo da outra fonte.',
      dados: filedExemption.dados,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escreva o nome completo da outra fonte.')).toBeVisible()
    await expect(canvas.getByLabelText('Outra fonte pagadora')).toHaveValue('INSS')
  },
}

export const UnderWay: Story = {
  render: () => <ExemptionUnderWay open={openExemption} situation={appliedHere} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Acompanhar o pedido' })).toHaveAttribute(
      'href',
      '/services/requests?idRequisicao=77',
    )
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <ExemptionRequest {...args} />
    </Narrow>
  ),
}

export const Pending: Story = { render: () => <ExemptionPending /> }
