import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { onRequestPage, servedSession } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { SessionOnScreen } from '#app/session/session-on-screen.ts'
import type { AgeExemptionOnWire } from '#contract/taxes/age-exemption.ts'
import {
  appliedHere,
  nothingPaidYet,
  openAgeExemption,
  sentAgeExemption,
  usedElsewhere,
} from './age-exemption.fixtures.ts'
import { ageExemptionText } from './age-exemption.text.ts'
import { ageExemptionRequest } from './age-exemption-request.tsx'

const page = (situation: AgeExemptionOnWire) => () => (
  <RequestPage definition={ageExemptionRequest} situation={situation} />
)

const meta = {
  title: 'Páginas/Isenção aos 65 anos',
  ...onRequestPage(),
  render: page(appliedHere),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const GivenUpHere: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('solicitarIsencao65').mockResolvedValue(sentAgeExemption)
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
    await expect(await canvas.findByText(/fica na outra fonte pagadora a partir de/)).toBeVisible()
    await expect(mockedCall('solicitarIsencao65')).toHaveBeenCalledWith(
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
  render: page(usedElsewhere),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('A partir de janeiro de 2027, volta a ser aplicada aqui.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^A partir do pagamento de|dezembro de 2026/ }))
    await expect(await screen.findAllByRole('option')).toHaveLength(12)
  },
}

export const NothingPaidYet: Story = { render: page(nothingPaidYet) }

export const UnderWay: Story = {
  render: page({ ...appliedHere, requisicaoAberta: openAgeExemption }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ageExemptionText.notNow.title)).toBeVisible()
  },
}

export const ServedByAnAttendant: Story = {
  render: () => <SessionOnScreen value={servedSession}>{page(appliedHere)()}</SessionOnScreen>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Parcela isenta por mês' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revisar pedido' })).toBeNull()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(appliedHere)()}</Narrow> }
