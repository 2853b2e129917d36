import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Estados/Banner',
  component: Banner,
  args: { title: 'Seu recadastramento está aberto', children: 'Confirme seus dados até 30 de novembro.' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'danger'] } },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <Banner title="Cotas de outubro publicadas">Seu saldo já foi atualizado.</Banner>
      <Banner tone="success" title="Solicitação enviada">
        Protocolo 2026.000123. Você pode acompanhar em Solicitações.
      </Banner>
      <Banner
        tone="warning"
        title="Seu recadastramento está aberto"
        actions={
          <Button size="compact" variant="secondary">
            Confirmar meus dados
          </Button>
        }
      >
        Confirme até 30 de novembro para não interromper o seu benefício.
      </Banner>
      <Banner tone="danger" title="Não conseguimos carregar o extrato" onDismiss={fn()}>
        Tente de novo em alguns minutos.
      </Banner>
      <Banner>Só uma frase, sem título.</Banner>
      <Narrow>
        <Banner tone="warning" title="Um título que não cabe em uma linha só" onDismiss={fn()}>
          Em uma tela estreita o texto desce e o ícone fica na primeira linha.
        </Banner>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const IsAnnouncedAndDismissed: Story = {
  args: { tone: 'success', live: 'polite', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sucesso: Seu recadastramento está aberto')
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar o aviso' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}
