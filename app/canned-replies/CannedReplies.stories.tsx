import { Composer } from '@portal/design-system/Composer'
import { IconButton } from '@portal/design-system/IconButton'
import { ListIcon } from '@portal/design-system/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { CannedReplies } from './CannedReplies.tsx'
import { useInsertReply } from './use-insert-reply.ts'

const onSend = fn()

/** Where an attendant writes. */
function Answering() {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const { put, goOn } = useInsertReply(area, text, setText)
  return (
    <Composer
      ref={area}
      label="Mensagem"
      value={text}
      onChange={setText}
      onSend={onSend}
      actions={
        <CannedReplies
          label="Respostas prontas"
          trigger={<IconButton icon={ListIcon} label="Respostas prontas" />}
          wanted={{ idConversa: 12 }}
          onChoose={put}
          onChosen={goOn}
        />
      }
    />
  )
}

const meta = {
  title: 'Páginas/Conversas/Respostas prontas',
  component: Answering,
  decorators: [withQueries(), withRouter(['/settings/respostas-prontas'])],
  beforeEach: () => {
    onSend.mockClear()
    mockedCall('retornarRespostasProntas').mockResolvedValue([
      { id: 1, titulo: 'Despedida', texto: 'Obrigada pelo contato, Ana.' },
      {
        id: 2,
        titulo: 'Saudação',
        texto: 'Olá, Ana. Aqui é Karina Alves, do atendimento. Como posso ajudar?',
      },
    ])
  },
} satisfies Meta<typeof Answering>

export default meta
type Story = StoryObj<typeof meta>

const menu = () => within(document.body).findByRole('menu', { name: 'Respostas prontas' })

/** A menu comes into sight bit by bit. */
const isSeen = (find: () => Promise<HTMLElement>) => waitFor(async () => expect(await find()).toBeVisible())

export const PutsOneWhereOneWrites: Story = {
  parameters: { everyTheme: false },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
    await userEvent.type(field, 'Tudo certo.')
    await expect(mockedCall('retornarRespostasProntas')).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Respostas prontas' }))
    await userEvent.click(await within(await menu()).findByRole('menuitem', { name: /Despedida/ }))
    await expect(field).toHaveValue('Tudo certo. Obrigada pelo contato, Ana.')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(' Até logo.')
    await expect(field).toHaveValue('Tudo certo. Obrigada pelo contato, Ana. Até logo.')
    await expect(onSend).not.toHaveBeenCalled()
  },
}

export const Open: Story = {
  decorators: [(Story) => <div style={{ paddingBlockStart: '16rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Respostas prontas' }))
    await isSeen(async () => within(await menu()).findByText(/^Olá, Ana/))
  },
}

export const None: Story = {
  parameters: { everyTheme: false },
  play: async ({ canvas, userEvent }) => {
    mockedCall('retornarRespostasProntas').mockResolvedValue([])
    await userEvent.click(await canvas.findByRole('button', { name: 'Respostas prontas' }))
    await isSeen(async () => within(await menu()).findByText('Ainda não há textos prontos para isto.'))
    await expect(
      within(await menu()).getByRole('menuitem', { name: 'Criar textos prontos' }),
    ).toHaveAttribute('href', '/settings/respostas-prontas')
  },
}

export const NotLoaded: Story = {
  parameters: { everyTheme: false },
  play: async ({ canvas, userEvent }) => {
    let fail: (problem: Error) => void = () => undefined
    mockedCall('retornarRespostasProntas').mockReturnValue(
      new Promise((_, reject) => {
        fail = reject
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Respostas prontas' }))
    await isSeen(async () => within(await menu()).findByText('Carregando os textos'))
    mockedCall('retornarRespostasProntas').mockRejectedValue(new Error('no answer'))
    fail(new Error('no answer'))
    await expect(
      await within(await menu()).findByText(/^Não conseguimos carregar/, {}, { timeout: 15_000 }),
    ).toBeVisible()
  },
}
