import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import {
  granted,
  grownHistory,
  noHistory,
  receiving,
  saving,
  shrinkingHistory,
  starting,
  withoutQuota,
} from './home.fixtures.ts'
import { PlanInDetail } from './PlanInDetail.tsx'

const meta = {
  title: 'Páginas/Plano em detalhe',
  component: PlanInDetail,
  args: {
    summary: saving,
    history: grownHistory,
    slides: [],
    planLink: { matricula: '100234', plano: { nome: 'HPE' } },
  },
  decorators: [withRouter()],
} satisfies Meta<typeof PlanInDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Saving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Como chegamos a este valor/ }))
    await expect(canvas.getByText(/9\.876,54321000 cotas ×/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Aumentar a contribuição' })).toBeVisible()
  },
}

export const Receiving: Story = {
  args: { summary: receiving, history: shrinkingHistory },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Seu saldo dura' })).toHaveTextContent(
      '17 anos e 1 mês',
    )
    await expect(canvas.getByRole('group', { name: 'Próximo pagamento, líquido' })).toHaveTextContent(
      'Em 30/11/2026.',
    )
    await expect(canvas.getByText('Já pago a você')).toBeVisible()
  },
}

/** A benefit was granted; nothing was paid of it yet. */
export const Granted: Story = {
  args: { summary: granted },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Seu benefício foi concedido' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Primeiro pagamento, líquido' })).toHaveTextContent(
      'Em 31/12/2026, com o saque à vista e o abono anual.',
    )
  },
}

/** A month of an index was not registered: the bar is left out and the words say why. */
export const IndexLacks: Story = {
  args: {
    history: {
      ...grownHistory,
      comparacao12Meses: { de: '2025-11', ate: '2026-10', cdi: null, ipca: 3.7824 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O CDI ainda não tem todos os meses deste período.')).toBeVisible()
    await expect(canvas.queryByRole('meter', { name: 'CDI' })).toBeNull()
    await expect(canvas.getByRole('meter', { name: 'Inflação (IPCA)' })).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { summary: starting, history: noHistory },
  play: async ({ canvas }) => {
    const title = 'Seu saldo começa com a primeira contribuição'
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
}

export const NoQuotaYet: Story = {
  args: { summary: withoutQuota, history: noHistory },
  play: async ({ canvas }) => {
    const balance = await canvas.findByRole('group', { name: 'Seu saldo' })
    await expect(balance).toHaveTextContent('Ainda não calculado')
    await expect(canvas.getByText('Total que entrou')).toBeVisible()
    await expect(canvas.queryByText('Rendimento')).toBeNull()
  },
}

/** The entity's slides, one at a time; one that asks for a duty is shown only to whom it is open. */
export const WithSlides: Story = {
  args: {
    slides: [
      {
        id: 1,
        titulo: 'Como será a sua aposentadoria?',
        texto: 'Mude a contribuição, a idade e o rendimento, e veja a renda que cada escolha traz.',
        imagem: `/imagemTema/${'a'.repeat(64)}`,
        textoAlternativo: 'Um caminho entre morros.',
        destino: '/services/simulador-beneficio',
      },
      {
        id: 2,
        titulo: 'Faça seu recadastramento',
        texto: '',
        imagem: `/imagemTema/${'c'.repeat(64)}`,
        textoAlternativo: 'Uma ficha.',
        destino: '/recadastramento',
      },
      {
        id: 3,
        titulo: 'Mudou de telefone ou de endereço?',
        texto: '',
        imagem: `/imagemTema/${'b'.repeat(64)}`,
        textoAlternativo: 'Duas fichas de cadastro.',
        destino: null,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Saiba mais: Como será a sua aposentadoria?' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await expect(await canvas.findByText('2 de 2')).toBeVisible()
  },
}
