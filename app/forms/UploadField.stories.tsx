import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import type { SentProof } from '#contract/proof.ts'
import { proofRules } from '#contract/proof.ts'
import { answersText } from './answers.text.ts'
import type { SendFile } from './send-file.ts'
import { UploadField } from './UploadField.tsx'

const Field = UploadField<SentProof>
type Send = SendFile<SentProof>

const bill = new File(['%PDF-1.7'], 'conta-de-luz.pdf', { type: 'application/pdf' })
const receipt = { id: 'b', tipo: 'application/pdf', bytes: 8 }

/** Comes so far and goes no further. */
const stuckAt =
  (share: number): Send =>
  (_, { onProgress }) => {
    onProgress(share)
    return new Promise(() => undefined)
  }

const failing = (): never => {
  throw new PortalProblem({ kind: 'unavailable', detail: 'O arquivo não chegou. Confira a conexão.' })
}

/** Keys under which the file was sent. */
const keys: string[] = []
const brokenOnce: Send = async (_, { key }) => {
  keys.push(key)
  return keys.length === 1 ? failing() : receipt
}

const taken: Send = async () => receipt

const meta = {
  title: 'Formulários/UploadField',
  component: Field,
  args: {
    label: 'Comprovante de residência',
    description: 'Formatos válidos: PNG, JPG, PDF até 10MB.',
    limits: { accept: proofRules.types, maxBytes: proofRules.maximumBytes },
    send: taken,
    onSent: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const Empty: Story = {}

export const Kept: Story = {
  args: {
    received: answersText.proof,
    existing: { name: 'Comprovante enviado', type: 'application/pdf', url: '#comprovante' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O comprovante que você enviou continua guardado.')).toBeVisible()
  },
}

export const SentAtOnce: Story = {
  args: { received: answersText.proof },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, bill)
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(receipt))
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('Arquivo anexado.')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** The bar is seen, and every quarter is heard. */
export const OnItsWay: Story = {
  args: { send: stuckAt(0.62) },
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, bill)
    const bar = await canvas.findByRole('progressbar', { name: 'Enviando o arquivo' })
    await expect(bar).toHaveAttribute('aria-valuenow', '62')
    await expect(canvas.getByText('50% enviado')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /^Trocar arquivo/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar envio' }))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(canvas.getByText('O envio foi cancelado.')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Escolher arquivo/ })).toHaveFocus())
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

export const BeingLookedAt: Story = {
  args: { send: stuckAt(1) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, bill)
    const bar = await canvas.findByRole('progressbar', { name: 'Conferindo o arquivo' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
  },
}

/** The line breaks once: it is told, and the file goes again by itself under the same key. */
export const GoesAgainByItself: Story = {
  beforeEach: () => {
    keys.length = 0
  },
  args: {
    send: brokenOnce,
    received: answersText.proof,
  },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, bill)
    await expect(
      await canvas.findByRole('progressbar', { name: /^A conexão caiu. O envio recomeça/ }),
    ).toBeVisible()
    await waitFor(() => expect(args.onSent).toHaveBeenCalledTimes(1), { timeout: 4000 })
    await expect(keys).toHaveLength(2)
    await expect(new Set(keys).size).toBe(1)
  },
}

/** A refusal is shown in the API's own words, and not retried. */
export const Refused: Story = {
  args: {
    send: fn<Send>(() => {
      const arquivo = 'Este PDF está protegido. Abra-o e imprima-o como PDF.'
      throw new PortalProblem({ kind: 'invalid', detail: 'Há dados a corrigir.', fields: { arquivo } })
    }),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, bill)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Este PDF está protegido.'))
    await expect(args.send).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('conta-de-luz.pdf')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  },
}

const left = fn<() => void>()
const waitingToBeLeft: Send = (_, { signal }) => {
  signal.addEventListener('abort', left)
  return new Promise(() => undefined)
}

function FieldOfAPage(field: ComponentProps<typeof Field>) {
  const [isLeft, setLeft] = useState(false)
  if (isLeft) return <p>Outra página</p>
  return (
    <>
      <Field {...field} />
      <button type="button" onClick={() => setLeft(true)}>
        Sair da página
      </button>
    </>
  )
}

/** Who leaves the page stops what was on its way: nothing goes on sending unseen. */
export const LeftOnItsWay: Story = {
  args: { send: waitingToBeLeft },
  render: (args) => <FieldOfAPage {...args} />,
  beforeEach: () => left.mockClear(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, bill)
    await canvas.findByRole('progressbar')
    await expect(left).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Sair da página' }))
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  },
}

/** A photograph of an iPhone is not even sent. */
export const FromAnIphone: Story = {
  args: { send: fn<Send>(async () => receipt) },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, new File(['heic'], 'IMG_0001.HEIC', { type: '' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Mais Compatível')
    await expect(args.send).not.toHaveBeenCalled()
  },
}
