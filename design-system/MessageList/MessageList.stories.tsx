import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Message, MessageEvent } from '../Message/Message.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { MessageList, type MessageListEntry, type MessageListProps } from './MessageList.tsx'

const sentences = [
  'Bom dia! Em que posso ajudar?',
  'Queria saber quando a alteração passa a valer.',
  'Ela vale a partir da folha de dezembro.\nO desconto aparece no contracheque seguinte.',
  'Obrigada!',
]

/** One message; every third is one's own. */
const written = (number: number, day = 'Hoje'): MessageListEntry => ({
  id: String(number),
  day,
  isOwn: number % 3 === 0,
  content: (
    <Message
      author="Karina Alves"
      isOwn={number % 3 === 0}
      time="10:12"
      dateTime="2026-11-21T13:12:00Z"
    >{`${number}. ${sentences[number % sentences.length]}`}</Message>
  ),
})

const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => written(from + place))

const entries: MessageListEntry[] = [
  written(1, '20 de novembro'),
  written(2, 'Ontem'),
  {
    id: 'assumed',
    day: 'Hoje',
    content: (
      <MessageEvent time="10:15" dateTime="2026-11-21T13:15:00Z">
        Luiz assumiu a conversa
      </MessageEvent>
    ),
  },
  written(3),
  written(4),
]

const meta = {
  title: 'Dados/MessageList',
  component: MessageList,
  args: { label: 'Conversa com o atendimento', entries },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  decorators: [(Story) => <Grid>{Story()}</Grid>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', inlineSize: '100%' }}>
      <MessageList {...args} label="Com mensagens novas" firstUnread="4" />
      <Narrow>
        <MessageList {...args} label="Anteriores a caminho" onOlder={fn()} olderState="loading" />
        <MessageList {...args} label="Anteriores que não vieram" onOlder={fn()} olderState="failed" />
      </Narrow>
    </div>
  ),
}

export const Surfaces: Story = {
  decorators: [onGrounds],
  args: { firstUnread: '4' },
}

/** A conversation in which the buttons above bring more. */
function Growing(args: MessageListProps) {
  const [range, setRange] = useState({ from: 101, to: 140 })
  const grow = (by: Partial<typeof range>) => () => setRange((held) => ({ ...held, ...by }))
  return (
    <Grid>
      <Button onPress={() => setRange(({ from, to }) => ({ from, to: to % 3 === 2 ? to + 2 : to + 1 }))}>
        Chega uma
      </Button>
      <Button onPress={grow({ from: 61 })}>Chegam anteriores</Button>
      <div style={{ display: 'flex', blockSize: '20rem' }}>
        <MessageList {...args} entries={some(range.from, range.to)} />
      </div>
    </Grid>
  )
}

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top)

export const KeepsItsPlace: Story = {
  parameters: { everyTheme: false },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: 'Conversa com o atendimento' })
    const newest = (number: number) => within(log).getByText(new RegExp(`^${number}\\.`))
    await expect(Math.abs(log.scrollTop)).toBeLessThan(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Chega uma' }))
    await expect(Math.abs(log.scrollTop)).toBeLessThan(1)

    log.scrollTop = -900
    const button = await canvas.findByRole('button', { name: 'Ir para a última mensagem' })
    await expect(button).toBeVisible()
    const read = newest(125)
    const before = topOf(read)
    await userEvent.click(canvas.getByRole('button', { name: 'Chega uma' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /nova(s)? mensage/ })).toBeVisible())
    await expect(Math.abs(topOf(read) - before)).toBeLessThan(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Chegam anteriores' }))
    await expect(Math.abs(topOf(read) - before)).toBeLessThan(2)

    await userEvent.click(canvas.getByRole('button', { name: /nova(s)? mensage/ }))
    await waitFor(() => expect(Math.abs(log.scrollTop)).toBeLessThan(1))
    await expect(log).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /mensage(m|ns)$/ })).toBeNull()
  },
}

export const AsksForOlder: Story = {
  args: { entries: some(1, 40), onOlder: fn() },
  parameters: { everyTheme: false },
  play: async ({ args, canvas }) => {
    const log = canvas.getByRole('log')
    await expect(args.onOlder).not.toHaveBeenCalled()
    await waitFor(() => {
      // Further up there is more than was thought before it was laid out.
      log.scrollTop = -log.scrollHeight
      return expect(args.onOlder).toHaveBeenCalled()
    })
    await expect(canvas.getByRole('button', { name: 'Mostrar mensagens anteriores' })).toBeVisible()
  },
}

export const OpensAtTheFirstUnread: Story = {
  args: { entries: some(1, 60), firstUnread: '30' },
  parameters: { everyTheme: false },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    const line = within(log).getByText('Novas mensagens')
    await expect(Math.abs(topOf(line) - topOf(log))).toBeLessThan(40)
  },
}

/** As long as a conversation gets in years: to scroll in, and to measure. */
export const AThousand: Story = { tags: ['!test'], args: { entries: some(1, 1000) } }
