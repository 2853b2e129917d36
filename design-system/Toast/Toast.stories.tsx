import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Row } from '../story-frame/StoryFrame.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { toast } from './toast.ts'

const meta = {
  title: 'Estados/Toast',
  component: ToastRegion,
  render: () => (
    <>
      <Row>
        <Button onPress={() => toast.show({ message: 'E-mail alterado com sucesso!' })}>Salvar</Button>
        <Button
          variant="secondary"
          onPress={() =>
            toast.show({ message: 'Requisições não encontradas', tone: 'danger', duration: 60_000 })
          }
        >
          Exportar
        </Button>
      </Row>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Every tone at once, one with more words than fit in a line. */
export const States: Story = {
  play: async () => {
    toast.show({ message: 'Recadastramento reiniciado com sucesso!', duration: 60_000 })
    toast.show({ message: 'Sua sessão termina em 5 minutos.', tone: 'warning', duration: 60_000 })
    toast.show({
      message:
        'Não foi possível enviar o arquivo comprovante-de-residencia-atualizado.pdf. Tente de novo em instantes.',
      tone: 'danger',
      duration: 60_000,
    })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3))
  },
}

export const GoesAndStaysInTheLog: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: 'Últimos avisos' })
    await expect(log).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await screen.findByRole('alertdialog', { name: 'E-mail alterado com sucesso!' })
    await expect(within(log).getByText('Sucesso: E-mail alterado com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 4000 })
    await expect(within(log).getByText('Sucesso: E-mail alterado com sucesso!')).toBeInTheDocument()
  },
}

export const NewWordsAboutTheSameTakeThePlaceOfTheOld: Story = {
  play: async () => {
    toast.show({
      message: 'A planilha está sendo preparada.',
      tone: 'info',
      about: 'planilha',
      duration: 60_000,
    })
    toast.show({ message: 'E-mail alterado com sucesso!', duration: 60_000 })
    await screen.findByRole('alertdialog', { name: 'A planilha está sendo preparada.' })
    toast.show({ message: 'Planilha pronta.', about: 'planilha', duration: 60_000 })
    await screen.findByRole('alertdialog', { name: 'Planilha pronta.' })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2))
    await expect(screen.getByRole('alertdialog', { name: 'E-mail alterado com sucesso!' })).toBeVisible()
  },
}

export const ClosedByItsButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }))
    await screen.findByRole('alertdialog', { name: 'Requisições não encontradas' })
    await userEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A name that has no place to break leaves the button in sight on the narrowest phone. */
export const LongNameOnAPhone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    const message = 'Planilha pronta: requisicoes_20261129_065324.xlsx'
    toast.show({ message, duration: 60_000 })
    await screen.findByRole('alertdialog', { name: message })
    const { right } = screen.getByRole('button', { name: 'Fechar o aviso' }).getBoundingClientRect()
    await expect(right).toBeLessThan(document.documentElement.clientWidth)
  },
}
