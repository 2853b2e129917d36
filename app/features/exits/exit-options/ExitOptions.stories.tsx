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
  play: async ({ canvas }) => {
    const redemption = await canvas.findByRole('region', { name: 'Resgate' })
    await expect(redemption).toHaveTextContent('44.950,00')
    await expect(redemption).toHaveTextContent(/A pagar na declaração anual\s*R\$\s7\.750,00/)
    await expect(redemption).toHaveTextContent('18.000,00')
    await expect(canvas.getByText(/^Se você não escolher até lá/)).toHaveTextContent(
      'benefício proporcional diferido',
    )
    await expect(canvas.getAllByRole('link', { name: /^Ver esta opção/ })).toHaveLength(4)
  },
}

export const TooEarlyForSome: Story = {
  args: { options: newcomersOptions },
  play: async ({ canvas }) => {
    const portability = await canvas.findByRole('region', { name: 'Portabilidade' })
    await expect(portability).toHaveTextContent('Você ainda não tem o tempo de plano')
    await expect(within(portability).queryByRole('link')).toBeNull()
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
