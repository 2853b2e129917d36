import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { AgeExemptionRequestOnWire } from '#contract/age-exemption.ts'
import { AgeExemptionPending } from './AgeExemptionPending.tsx'
import { AgeExemptionRequest, type FiledAgeExemption } from './AgeExemptionRequest.tsx'
import { AgeExemptionUnderWay } from './AgeExemptionUnderWay.tsx'
import {
  appliedHere,
  filedAgeExemption,
  nothingPaidYet,
  openAgeExemption,
  usedElsewhere,
} from './age-exemption.fixtures.ts'

const meta = {
  title: 'Páginas/Isenção aos 65 anos',
  component: AgeExemptionRequest,
  args: {
    situation: appliedHere,
    draftKey: 'story',
    returned: null,
    file: fn(async (_input: AgeExemptionRequestOnWire): Promise<FiledAgeExemption> => filedAgeExemption),
    onFiled: fn(),
  },
  decorators: [withQueries(), withRouter()],
  beforeEach: () => sessionStorage.clear(),
  afterEach: clearAnnouncements,
} satisfies Meta<typeof AgeExemptionRequest>

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
    const review = within(canvas.getByRole('region', { name: 'O que será enviado' }))
    await expect(review.getByText('INSS; Fundação Azul')).toBeVisible()
    await expect(canvas.getByText(/o imposto iria de R\$\s841,88 para R\$\s1\.399,29/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Deixar de usar aqui a partir de dezembro' }))
    await waitFor(() => expect(args.onFiled).toHaveBeenCalledWith(filedAgeExemption))
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
      correcoes: [],
      dados: filedAgeExemption.dados,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escreva o nome completo da outra fonte.')).toBeVisible()
    await expect(canvas.getByLabelText('Outra fonte pagadora')).toHaveValue('INSS')
  },
}

export const UnderWay: Story = {
  render: () => <AgeExemptionUnderWay open={openAgeExemption} situation={appliedHere} />,
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
      <AgeExemptionRequest {...args} />
    </Narrow>
  ),
}

export const Pending: Story = { render: () => <AgeExemptionPending /> }
