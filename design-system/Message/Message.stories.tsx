import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Message, MessageEvent } from './Message.tsx'

/** 160 × 120 px in one colour, as a photograph may be. */
const photograph = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="#7a8"/></svg>',
)}`

const meta = {
  title: 'Dados/Message',
  component: Message,
  args: {
    author: 'Karina Alves',
    time: '10:12',
    dateTime: '2026-11-21T13:12:00Z',
    children: 'Bom dia, Ana! Em que posso ajudar?',
  },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

const long = `Recebi a carta com o valor novo.\n\nO endereço ${'www.exemplo.com.br/'.repeat(6)} não abriu aqui, podem conferir?`

export const States: Story = {
  render: (args) => (
    <Grid>
      <MessageEvent time="10:11" dateTime="2026-11-21T13:11:00Z">
        Karina assumiu a conversa
      </MessageEvent>
      <Message {...args} />
      <Message {...args} isContinued>
        Já estou vendo o seu pedido.
      </Message>
      <Message {...args} author="Luiz Barbosa" isOurs>
        Eu respondo a esta, Karina.
      </Message>
      {(['sending', 'sent', 'delivered', 'read'] as const).map((state) => (
        <Message key={state} {...args} author="Ana Beatriz Lima" isOwn state={state}>
          Obrigada!
        </Message>
      ))}
      <Message
        {...args}
        isOwn
        state="failed"
        problem="Esta conversa foi encerrada. Reabra a conversa para escrever."
        onRetry={fn()}
        onDiscard={fn()}
      >
        Mais uma coisa
      </Message>
      <Message
        {...args}
        files={[
          { id: 'a', name: 'carta.pdf', type: 'application/pdf', size: 348_160, url: '#carta' },
          {
            id: 'b',
            name: 'comprovante.png',
            type: 'image/png',
            size: 20_480,
            imageUrl: photograph,
            width: 160,
            height: 120,
          },
        ]}
      >
        Segue o que faltava
      </Message>
      <MessageEvent
        time="11:02"
        dateTime="2026-11-21T14:02:00Z"
        note="Falta conferir o percentual com a patrocinadora."
      >
        Karina passou a conversa para Luiz
      </MessageEvent>
      <Narrow>
        <Message {...args}>{long}</Message>
        <Message {...args} isOwn state="read">
          {long}
        </Message>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = {
  decorators: [onGrounds],
  render: (args) => (
    <Grid>
      <Message {...args} />
      <Message {...args} isOwn state="read" />
    </Grid>
  ),
}

export const IsSentAgain: Story = {
  args: {
    isOwn: true,
    state: 'failed',
    problem: 'Tire o arquivo e envie de novo.',
    onRetry: fn(),
    onDiscard: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Você')).toBeInTheDocument()
    await expect(canvas.getByText('Não enviada')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await expect(args.onDiscard).toHaveBeenCalledTimes(1)
  },
}
