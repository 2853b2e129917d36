import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { ExitOptions } from './ExitOptions.tsx'
import {
  contestedOptions,
  gustavosOptions,
  newcomersOptions,
  optionsBeforeTheStatement,
} from './exit-options.fixtures.ts'

const meta = {
  title: 'Páginas/Opções de quem sai',
  component: ExitOptions,
  args: { options: gustavosOptions },
  decorators: [withRouter()],
} satisfies Meta<typeof ExitOptions>

export default meta
type Story = StoryObj<typeof meta>

export const AllOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'As quatro opções, lado a lado' })
    const line = (name: RegExp) => within(table).getByRole('row', { name })
    await expect(line(/^Cai na sua conta agora/)).toHaveTextContent('52.700,00')
    await expect(line(/^Depois da declaração do ano/)).toHaveTextContent('44.950,00')
    await expect(line(/^Você perde/)).toHaveTextContent('18.000,00')
    await expect(line(/^Por mês, na aposentadoria em 2051/)).toHaveTextContent(/1\.568,79.*2\.797,24/)
    await userEvent.click(canvas.getByRole('button', { name: 'Com o que contamos' }))
    await expect(canvas.getByText(/^No resgate ainda vale o regime progressivo/)).toHaveTextContent(
      '43.500,00',
    )
    await expect(canvas.getByText(/^Se você não escolher até lá/)).toHaveTextContent(
      'benefício proporcional diferido',
    )
    await expect(canvas.getAllByRole('link', { name: /^Ver esta opção/ })).toHaveLength(4)
  },
}

export const TooEarlyForSome: Story = {
  args: { options: newcomersOptions },
  play: async ({ canvas }) => {
    const ways = await canvas.findByRole('list', { name: 'Escolha o que fazer com o seu plano' })
    await expect(within(ways).getAllByText(/Você ainda não tem o tempo de plano/)).toHaveLength(2)
    await expect(within(ways).getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText(/vale o resgate do saldo/)).toBeVisible()
  },
}

export const BeforeTheStatement: Story = {
  args: { options: optionsBeforeTheStatement },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Você recebe o extrato de desligamento até 11\/12\/2026/),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ver o extrato de desligamento' })).toBeNull()
    await expect(canvas.queryByText(/^Se você não escolher/)).toBeNull()
  },
}

export const Contested: Story = {
  args: { options: contestedOptions },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O prazo para escolher está parado até a resposta/)).toBeVisible()
    await expect(canvas.queryByText(/^Se você não escolher/)).toBeNull()
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <ExitOptions {...args} />
    </Narrow>
  ),
}
