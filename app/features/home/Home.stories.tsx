import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { Home } from './Home.tsx'
import {
  choosing,
  deferred,
  everythingToDo,
  granted,
  owing,
  paused,
  receiving,
  saving,
  savingTwice,
  starting,
  withoutQuota,
} from './home.fixtures.ts'

const meta = {
  title: 'Páginas/Início',
  component: Home,
  args: {
    summary: saving,
    offered: new Set<string>(serviceSlugs),
    planLink: { matricula: '100234', plano: { nome: 'HPE' } },
    today: '2026-11-11',
  },
  decorators: [withRouter()],
} satisfies Meta<typeof Home>

export default meta
type Story = StoryObj<typeof meta>

/** Who saves reads what it will give, beside other ages, and on demand what that counts on. */
export const Saving: Story = {
  play: async ({ canvas, userEvent }) => {
    const income = within(await canvas.findByRole('group', { name: 'Aos 60 anos você pode receber' }))
    await expect(income.getByText(/957,02/)).toBeVisible()
    await userEvent.click(income.getByRole('button', { name: /O que consideramos/ }))
    await expect(income.getByText(/rende 4% ao ano acima da inflação/)).toBeVisible()
    await expect(canvas.getByText('Aos 65 anos')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'E se eu contribuir mais?' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Seu saldo' })).toHaveTextContent('12.248,58')
    await expect(canvas.getByText(/Não há nada para fazer agora/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Acompanhar 1 solicitação' })).toBeVisible()
  },
}

/** Of two plans one reads the sum, and each. */
export const SavingTwice: Story = {
  args: { summary: savingTwice },
  play: async ({ canvas }) => {
    const income = await canvas.findByRole('group', {
      name: 'Aos 60 anos você pode receber dos seus 2 planos',
    })
    await expect(income).toHaveTextContent('1.167,52')
    const balance = canvas.getByRole('group', { name: 'Saldo dos seus 2 planos' })
    await expect(balance).toHaveTextContent('20.160,88')
    await expect(balance).toHaveTextContent(/neste plano R\$ 12\.248,58 e no Mais Valor R\$ 7\.912,30/)
  },
}

/** Who is paid reads when, how much and where. */
export const Receiving: Story = {
  args: { summary: receiving },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('group', { name: 'Segunda, 30 de novembro, caem' })
    await expect(next).toHaveTextContent('6.808,37')
    await expect(next).toHaveTextContent('na sua conta …123-4')
    await expect(canvas.getByRole('group', { name: 'Último benefício, líquido' })).toHaveTextContent(
      '6.808,37',
    )
    // The thirteenth is near.
    await expect(canvas.getByRole('group', { name: 'Abono anual (13º)' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Última contribuição' })).toBeNull()
  },
}

/** A benefit was granted; nothing was paid of it yet. */
export const Granted: Story = {
  args: { summary: granted },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('group', { name: 'Quinta, 31 de dezembro, caem' })
    await expect(first).toHaveTextContent('89.101,11')
    await expect(first).toHaveTextContent('com o saque à vista e o abono anual. É o primeiro pagamento.')
  },
}

/** One of everything that can wait for somebody: payments together with their total, and what can wait folded away. */
export const EverythingToDo: Story = {
  args: { summary: { ...saving, pendencias: everythingToDo } },
  play: async ({ canvas, userEvent }) => {
    const owed = await canvas.findByRole('group', { name: 'Você deve' })
    await expect(owed).toHaveTextContent('422,56')
    await expect(canvas.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute(
      'href',
      expect.stringMatching(/gerar-contribuicao\?contribuicao=23$/),
    )
    const acts = within(canvas.getByRole('list', { name: 'O que você precisa fazer' }))
    // Said above already.
    await expect(canvas.queryByText('Contribuição de outubro de 2026 em atraso')).toBeNull()
    await expect(acts.getByText('Corrija seu recadastramento')).toBeVisible()
    const later = canvas.getByRole('button', { name: 'Mais 3 coisas, sem pressa' })
    await expect(canvas.getByText('Declaração FATCA ainda não feita')).not.toBeVisible()
    await userEvent.click(later)
    await expect(canvas.getByText('Declaração FATCA ainda não feita')).toBeVisible()
  },
}

/** Two payments are late: the sum, and each. */
export const OwingTwice: Story = {
  args: {
    summary: {
      ...owing,
      pendencias: [
        ...owing.pendencias,
        {
          tipo: 'parcela-vencida',
          idBoleto: 7,
          parcela: 3,
          parcelas: 12,
          vencimento: '2026-11-01',
          total: 410,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Você deve' })).toHaveTextContent('832,56')
    await expect(canvas.getByText(/^Total de R\$ 1\.239,75$/)).toBeVisible()
    const payments = within(canvas.getByRole('list', { name: 'Pagamentos' }))
    await expect(payments.getAllByRole('listitem')).toHaveLength(3)
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

/** An attendant is here for the person: what only the person can do has no way in. */
export const Served: Story = {
  args: { summary: { ...saving, pendencias: everythingToDo }, isServed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Corrija seu recadastramento')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Corrigir: Corrija seu recadastramento/ })).toBeNull()
  },
}

/** Who left the sponsor reads the days left, and what happens without a choice. */
export const Choosing: Story = {
  args: { summary: choosing },
  play: async ({ canvas }) => {
    const clock = await canvas.findByRole('group', {
      name: 'Para escolher o que fazer com o seu plano, você tem',
    })
    await expect(clock).toHaveTextContent('mais 49 dias')
    await expect(clock).toHaveTextContent('Sem uma escolha, seu saldo fica no plano')
    await expect(canvas.getByRole('link', { name: 'Comparar as opções' })).toBeVisible()
  },
}

/** Contributions stand still: until when, what then, and the way back before. */
export const Paused: Story = {
  args: { summary: paused },
  play: async ({ canvas }) => {
    const pause = await canvas.findByRole('group', { name: 'Suas contribuições estão suspensas até' })
    await expect(pause).toHaveTextContent('março de 2027')
    await expect(pause).toHaveTextContent(/Em abril de 2027 voltam R\$ 250,00 por mês/)
    await expect(canvas.getByRole('link', { name: 'Voltar antes' })).toBeVisible()
    await expect(canvas.queryByText('Nenhuma prevista')).toBeNull()
  },
}

/** A benefit stands still for want of a proof of life. */
export const OnHold: Story = {
  args: {
    summary: {
      ...receiving,
      pendencias: everythingToDo.filter(({ tipo }) => tipo === 'beneficio-suspenso'),
    },
  },
  play: async ({ canvas }) => {
    const held = await canvas.findByRole('group', { name: 'Seu benefício está suspenso desde' })
    await expect(held).toHaveTextContent('10/11/2026')
    await expect(canvas.getByRole('link', { name: 'Fazer o recadastramento' })).toBeVisible()
  },
}

/** Nothing enters any more; what is counted on says so. */
export const Deferred: Story = {
  args: { summary: deferred },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /O que consideramos/ }))
    await expect(canvas.getByText(/nada mais entra até lá/)).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { summary: starting },
  play: async ({ canvas }) => {
    const balance = await canvas.findByRole('group', { name: 'Seu saldo hoje é de' })
    await expect(balance).toHaveTextContent('Ele começa com a primeira contribuição')
  },
}

export const NoQuotaYet: Story = {
  args: { summary: withoutQuota },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Última contribuição' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Seu saldo' })).toBeNull()
  },
}
