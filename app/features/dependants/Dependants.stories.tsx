import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { DependantsOnWire } from '#contract/dependants/dependants.ts'
import { DependantTypes } from './DependantTypes.tsx'
import {
  anaTax,
  anaTaxServed,
  carlosTax,
  child,
  nobodyOnPlan,
  oliviaPlan,
  sentDependants,
  underWay,
} from './dependants.fixtures.ts'
import { firstDependants } from './dependants-input.ts'
import { dependantsRequests } from './dependants-request.tsx'

const page = (situation: DependantsOnWire) => () =>
  situation.tipo === 1 ? (
    <RequestPage
      definition={dependantsRequests[1]}
      situation={situation}
      views={<DependantTypes current="imposto-renda" />}
    />
  ) : (
    <RequestPage
      definition={dependantsRequests[2]}
      situation={situation}
      views={<DependantTypes current="previdencial" />}
    />
  )

const meta = {
  title: 'Páginas/Dependentes',
  ...onRequestPage(),
  render: page(carlosTax),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WhatItDoesToTheTax: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/reduz a base do imposto em R\$\s189,59 por mês/)).toBeVisible()
    await expect(canvas.getByText(/A partir de 4 dependentes, o imposto diminui/)).toBeVisible()
  },
}

export const AChildIsAdded: Story = {
  render: page(anaTax),
  beforeEach: () => {
    const first = firstDependants(anaTax, null)
    mockedCall('retornarRascunhoSolicitacao').mockResolvedValue({
      versao: 1,
      salvoEm: '2026-11-21T13:00:00Z',
      dados: { ...first, dependentes: [...first.dependentes, child] },
    })
    mockedCall('solicitarDependentes').mockResolvedValue(sentDependants)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar pedido' }))
    const review = within(await canvas.findByRole('region', { name: 'O que será enviado' }))
    await expect(review.getByText('Passa a ser dependente')).toBeVisible()
    await expect(review.getByText('Continua como está')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar o pedido de dependentes' }))
    await expect(await canvas.findByText(/Quando o pedido for aceito/)).toBeVisible()
  },
}

export const AsAnAttendantSeesThem: Story = {
  render: page(anaTaxServed),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Só a pessoa e quem analisa o pedido veem')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar dados: Clara Lima Souza' }))
    await expect(canvas.getByText(/^Se não pode trabalhar: .* Fica como está no cadastro\.$/)).toBeVisible()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar dependente' }))
    await expect(canvas.getAllByRole('textbox', { name: /Nome completo/ })).toHaveLength(2)
  },
}

export const SharesThatDoNotAddUp: Story = {
  render: page(oliviaPlan),
  play: async ({ canvas, userEvent }) => {
    const [share] = await canvas.findAllByRole('textbox', { name: /Parte que recebe/ })
    if (!share) throw new Error('there is a share')
    await userEvent.clear(share)
    await userEvent.type(share, '30')
    await userEvent.tab()
    await expect(await canvas.findByText('70% de 100%. Faltam 30%')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Revisar pedido' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Dividir igualmente' }))
    await expect(share).toHaveValue('50')
    await expect(canvas.getByRole('button', { name: 'Revisar pedido' })).toBeEnabled()
  },
}

export const AHardDay: Story = {
  render: page(oliviaPlan),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Encerrar: Pedro Freitas Moura' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Faleceu' }))
    await expect(canvas.getByText(/Sentimos muito pela sua perda/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Manter como dependente: Pedro Freitas Moura' }))
    await expect(canvas.queryByText(/Sentimos muito/)).toBeNull()
  },
}

export const NobodyYet: Story = {
  render: page(nobodyOnPlan),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Para continuar, adicione um dependente/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar dependente' }))
    await expect(canvas.getByRole('textbox', { name: /Nome completo/ })).toBeVisible()
  },
}

export const UnderWay: Story = {
  render: page(underWay),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Você já tem um pedido em andamento' }),
    ).toBeVisible()
    await expect(canvas.getByText('Maria das Dores Nunes')).toBeVisible()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(oliviaPlan)()}</Narrow> }
