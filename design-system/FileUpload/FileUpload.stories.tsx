import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent as user, waitFor } from 'storybook/test'
import { exampleImage } from '../FilePreview/example-image.ts'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { FileUpload, type FileUploadProps } from './FileUpload.tsx'

/** Keeps the file, as a form would. */
function Kept(args: FileUploadProps) {
  const [value, setValue] = useState(args.value)
  return (
    <FileUpload
      {...args}
      value={value}
      onChange={(file) => {
        setValue(file)
        args.onChange(file)
      }}
    />
  )
}

const picture = decodeURIComponent(exampleImage.slice(exampleImage.indexOf(',') + 1))
const imageFile = new File([picture], 'identidade.svg', { type: 'image/svg+xml' })
const pdf = new File(['%PDF-1.7'], 'comprovante-de-residencia.pdf', { type: 'application/pdf' })
const text = new File(['olá'], 'anotacoes.txt', { type: 'text/plain' })

const meta = {
  title: 'Arquivos/FileUpload',
  component: FileUpload,
  args: {
    label: 'Upload do Documento',
    description: 'Formatos válidos: PNG, JPG, PDF até 10MB',
    value: null,
    onChange: fn(),
  },
  decorators: [inForm],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

const existing = { name: 'documento-enviado.pdf', type: 'application/pdf', url: '#documento' }

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <Columns>
      <Kept {...args} label="Vazio e obrigatório" isRequired />
      <Kept {...args} label="Com erro" errorMessage="Envie uma cópia do documento." />
      <Kept {...args} label="Desativado" isDisabled />
      <Kept {...args} label="Imagem" value={imageFile} />
      <Kept {...args} label="PDF" value={pdf} />
      <Kept {...args} label="Enviado antes" existing={existing} onRemoveExisting={fn()} />
      <Kept {...args} label="Enviado antes, desativado" existing={existing} isDisabled />
      <Narrow>
        <Kept
          {...args}
          label="Comprovante de residência de quem representa a pessoa beneficiária"
          value={
            new File(['%PDF'], 'conta-de-energia-eletrica_outubro-de-2026_versao-final-assinada.pdf', {
              type: 'application/pdf',
            })
          }
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

const inputIn = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  return input
}

export const TakesShowsAndGivesBack: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const choose = canvas.getByRole('button', {
      name: 'Escolher arquivo ou arraste até aqui Upload do Documento',
    })
    await expect(choose).toHaveAccessibleDescription('Formatos válidos: PNG, JPG, PDF até 10MB')
    await expect(inputIn(canvasElement)).toHaveAttribute('accept', 'image/*,application/pdf')
    await expect(inputIn(canvasElement)).not.toHaveAttribute('multiple')
    choose.focus()
    await userEvent.upload(inputIn(canvasElement), imageFile)
    await expect(args.onChange).toHaveBeenLastCalledWith(imageFile)
    await expect(await canvas.findByRole('img', { name: 'Imagem do arquivo identidade.svg' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Arquivo escolhido: identidade.svg')
    await expect(canvas.getByRole('button', { name: 'Trocar arquivo Upload do Documento' })).toBe(choose)
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(choose).toHaveFocus()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const RefusesInASentence: Story = {
  args: { value: pdf },
  play: async ({ args, canvas, canvasElement }) => {
    const picker = user.setup({ applyAccept: false })
    await picker.upload(inputIn(canvasElement), text)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Envie uma imagem ou um PDF.')
    await expect(canvas.getByRole('button', { name: /^Trocar/ })).toHaveAccessibleDescription(
      /Este tipo de arquivo não é aceito/,
    )
    await expect(canvas.getByText('comprovante-de-residencia.pdf')).toBeVisible()
    const heavy = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.png', { type: 'image/png' })
    await picker.upload(inputIn(canvasElement), heavy)
    await expect(canvas.getByRole('alert')).toHaveTextContent('O arquivo passa de 10 MB.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await picker.upload(inputIn(canvasElement), imageFile)
    await expect(args.onChange).toHaveBeenCalledWith(imageFile)
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

/** A drag as the browser tells it. One that a script makes gives away neither what may be done with it nor its files. */
const drag = (target: Element, type: string, ...files: File[]) => {
  const dataTransfer = new DataTransfer()
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }))
  Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'all' })
  Object.defineProperty(dataTransfer, 'items', { value: items })
  return fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

export const TakesTheFirstOfSeveralDropped: Story = {
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Upload do Documento' })
    const choose = canvas.getByRole('button', { name: /^Escolher arquivo/ })
    await drag(choose, 'dragenter', pdf, imageFile)
    await drag(choose, 'dragover', pdf, imageFile)
    const zone = group.querySelector('[data-drop-target]')
    await expect(zone).toBeVisible()
    await drag(choose, 'drop', pdf, imageFile)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1))
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: pdf.name }))
    await expect(await canvas.findByText(pdf.name)).toBeVisible()
    await expect(group.querySelector('[data-drop-target]')).toBeNull()
  },
}

export const DisabledTakesNothing: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const choose = canvas.getByRole('button', { name: /^Escolher arquivo/ })
    await expect(choose).toBeDisabled()
    await drag(choose, 'drop', pdf)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
