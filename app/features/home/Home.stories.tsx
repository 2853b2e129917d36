import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offeredNames } from '#app/features/plans/service-catalogue/offered-names.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { Home } from './Home.tsx'
import {
  choosing,
  deferred,
  everythingToDo,
  granted,
  owing,
  receiving,
  saving,
  starting,
  withoutQuota,
} from './home.fixtures.ts'

const meta = {
  title: 'Páginas/Início',
  component: Home,
  args: {
    summary: saving,
    groups: offeredNames(serviceSlugs.map((slug) => ({ slug }))),
    planLink: { matricula: '100234', plano: { nome: 'HPE' } },
  },
  decorators: [withRouter()],
} satisfies Meta<typeof Home>

export default meta
type Story = StoryObj<typeof meta>

export const Saving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Como chegamos a este valor/ }))
    await expect(canvas.getByText(/9\.876,54321000 cotas ×/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Acompanhar solicitações' })).toBeVisible()
    await expect(canvas.getByText(/Não há nada para fazer agora/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Aumentar a contribuição' })).toBeVisible()
  },
}

export const Receiving: Story = {
  args: { summary: receiving },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Último benefício, líquido' })).toHaveTextContent(
      '6.808,37',
    )
    await expect(canvas.getByRole('group', { name: 'Seu saldo dura' })).toHaveTextContent('17 anos e 1 mês')
    await expect(canvas.getByRole('group', { name: 'Próximo pagamento, líquido' })).toHaveTextContent(
      'Em 30/11/2026.',
    )
    await expect(canvas.getByText('Já pago a você')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Última contribuição' })).toBeNull()
  },
}

/** A benefit was granted; nothing was paid of it yet. */
export const Granted: Story = {
  args: { summary: granted },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('group', { name: 'Primeiro pagamento, líquido' })
    await expect(canvas.getByRole('heading', { name: 'Seu benefício foi concedido' })).toBeVisible()
    await expect(first).toHaveTextContent('89.101,11')
    await expect(first).toHaveTextContent('Em 31/12/2026, com o saque à vista e o abono anual.')
    await expect(canvas.queryByRole('group', { name: 'Última contribuição' })).toBeNull()
  },
}

/** One of everything that can wait for somebody; the first that is late has the strongest button. */
export const EverythingToDo: Story = {
  args: { summary: { ...saving, pendencias: everythingToDo } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'O que você precisa fazer' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(everythingToDo.length)
    await expect(list.getByRole('link', { name: /^Pagar: Contribuição de outubro.*em atraso/ })).toBeVisible()
  },
}

/** Three months are owed: until when the notice is answered, and what follows without an answer. */
export const ToldOfArrears: Story = {
  args: { summary: { ...owing, pendencias: [...everythingToDo.slice(0, 1), ...owing.pendencias] } },
  play: async ({ canvas }) => {
    const title = 'Responda ao aviso de contribuições em atraso'
    await expect(await canvas.findByText(/^Pague ou fale com o atendimento até 21\/12\/2026\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: `Ver contribuições: ${title}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/services\/gerar-contribuicao$/),
    )
  },
}

/** The self-sponsored owe one contribution and have another to pay. */
export const Owing: Story = {
  args: { summary: owing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Venceu há 43 dias/)).toBeVisible()
    await expect(canvas.getByText(/paga em 09\/11\/2026/)).toBeVisible()
  },
}

/** An attendant is here for the person: what only the person can do has no way in. */
export const Served: Story = {
  args: { summary: { ...saving, pendencias: everythingToDo }, isServed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Corrija seu recadastramento')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Corrigir: Corrija seu recadastramento/ })).toBeNull()
  },
}

/** Who left the sponsor has days to choose. */
export const Choosing: Story = {
  args: { summary: choosing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Você pode escolher até 30\/12\/2026/)).toBeVisible()
  },
}

/** Nothing enters any more; the projection says so. */
export const Deferred: Story = {
  args: { summary: deferred },
  play: async ({ canvas, userEvent }) => {
    const inside = within(await canvas.findByRole('region', { name: 'Sua renda no futuro' }))
    await userEvent.click(inside.getByRole('button', { name: /O que consideramos/ }))
    await expect(inside.getByText(/nada mais entra até lá/)).toBeVisible()
  },
}

/** A month of an index was not registered: the bar is left out and the words say why. */
export const IndexLacks: Story = {
  args: {
    summary: { ...saving, comparacao12Meses: { de: '2025-11', ate: '2026-10', cdi: null, ipca: 3.7824 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O CDI ainda não tem todos os meses deste período.')).toBeVisible()
    await expect(canvas.queryByRole('meter', { name: 'CDI' })).toBeNull()
    await expect(canvas.getByRole('meter', { name: 'Inflação (IPCA)' })).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { summary: starting },
  play: async ({ canvas }) => {
    const title = 'Seu saldo começa com a primeira contribuição'
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
}

export const NoQuotaYet: Story = {
  args: { summary: withoutQuota },
  play: async ({ canvas }) => {
    const balance = await canvas.findByRole('group', { name: 'Seu saldo' })
    await expect(balance).toHaveTextContent('Ainda não calculado')
    await expect(canvas.getByText('Total que entrou')).toBeVisible()
    await expect(canvas.queryByText('Rendimento')).toBeNull()
    await expect(canvas.queryByText('Sua renda no futuro')).toBeNull()
  },
}

/** The entity's slides stand below the person's own figures, one at a time. */
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
        titulo: 'Seus dados estão em dia?',
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
