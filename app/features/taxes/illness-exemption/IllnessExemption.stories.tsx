import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, within } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { onRequestPage, servedSession } from '#app/features/request-engine/request-story.fixtures.tsx'
import { returnedRequest } from '#app/features/request-engine/returned-request.functions.ts'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { SessionOnScreen } from '#app/session/session-on-screen.ts'
import { illnessExemptionTitle } from '#contract/taxes/illness-exemption.text.ts'
import type { IllnessExemptionOnWire } from '#contract/taxes/illness-exemption.ts'
import {
  exemptForGood,
  exemptUntil,
  filledIn,
  notExempt,
  pensioner,
  returnedWithReport,
  sentIllnessExemption,
  underWay,
} from './illness-exemption.fixtures.ts'
import { illnessExemptionText } from './illness-exemption.text.ts'
import { illnessExemptionRequest } from './illness-exemption-request.tsx'

const page = (situation: IllnessExemptionOnWire) => () => (
  <RequestPage definition={illnessExemptionRequest} situation={situation} />
)

const meta = {
  title: 'Páginas/Isenção por doença grave',
  ...onRequestPage(),
  render: page(notExempt),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WhatIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(illnessExemptionText.privacy.text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar pedido' }))
    const summary = await canvas.findByRole('group', { name: /Falta corrigir 6 campos/ })
    await expect(summary).toHaveTextContent('Envie o laudo médico oficial.')
    await expect(summary).toHaveFocus()
  },
}

export const AskedFor: Story = {
  beforeEach: () => {
    mockedCall('retornarRascunhoSolicitacao').mockResolvedValue({
      versao: 1,
      salvoEm: '2026-11-21T13:00:00Z',
      dados: filledIn,
    })
    mockedCall('solicitarIsencaoDoenca').mockResolvedValue(sentIllnessExemption)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar pedido' }))
    await expect(await canvas.findByRole('heading', { name: 'Confira antes de enviar' })).toHaveFocus()
    const review = within(canvas.getByRole('region', { name: 'O que será enviado' }))
    await expect(review.getByText('Doença de Parkinson')).toBeVisible()
    await expect(review.getByText('Sem prazo')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir a isenção a partir de setembro' }))
    await expect(await canvas.findByText(/fica isento a partir de setembro de 2026/)).toBeVisible()
    await expect(mockedCall('solicitarIsencaoDoenca')).toHaveBeenCalledWith(
      expect.objectContaining({ doenca: 'parkinson', laudo: filledIn.laudo, declaracao: true }),
    )
  },
}

export const SentBack: Story = {
  parameters: { address: `/?motivo=doenca&idRequisicao=${returnedWithReport.id}` },
  beforeEach: () => {
    mocked(returnedRequest).mockResolvedValue(returnedWithReport)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A data não é a do laudo.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(illnessExemptionTitle)
    await expect(canvas.getByRole('group', { name: /Laudo médico oficial/ })).toHaveTextContent(
      'Laudo médico.pdf',
    )
  },
}

export const ExemptUntilADay: Story = {
  render: page(exemptUntil),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sua isenção vale até 15\/09\/2027/)).toBeVisible()
    await expect(
      canvas.getByRole('group', { name: illnessExemptionText.situation.refund }),
    ).toHaveTextContent('1.683,76')
  },
}

export const ExemptForGood: Story = {
  render: page(exemptForGood),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(illnessExemptionText.granted.title)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revisar pedido' })).toBeNull()
  },
}

export const UnderWay: Story = {
  render: page(underWay),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(illnessExemptionText.notNow.title)).toBeVisible()
  },
}

export const ServedByAnAttendant: Story = {
  render: () => <SessionOnScreen value={servedSession}>{page(notExempt)()}</SessionOnScreen>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(illnessExemptionText.situation.whole)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revisar pedido' })).toBeNull()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(pensioner)()}</Narrow> }
