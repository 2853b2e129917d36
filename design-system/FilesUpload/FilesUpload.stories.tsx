import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, userEvent as user, waitFor } from 'storybook/test'
import { type FileEntry, FileList } from '../FileList/FileList.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, Grid, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { FilesUpload, type FilesUploadProps } from './FilesUpload.tsx'

const pdf = new File(['%PDF-1.7'], 'comprovante-de-residencia.pdf', { type: 'application/pdf' })
const other = new File(['%PDF-1.7'], 'certidao.pdf', { type: 'application/pdf' })
const text = new File(['olá'], 'anotacoes.txt', { type: 'text/plain' })

/** With the list under it, as a page shows them. */
function WithList(args: FilesUploadProps) {
  const [files, setFiles] = useState<FileEntry[]>([])
  const chooser = useRef<HTMLButtonElement>(null)
  return (
    <Grid>
      <FilesUpload
        {...args}
        ref={chooser}
        onChoose={(chosen) => {
          args.onChoose(chosen)
          setFiles((before) => [
            ...before,
            ...chosen.map(
              ({ name, type, size }): FileEntry => ({ id: name, name, type, size, state: 'done' }),
            ),
          ])
        }}
      />
      <FileList
        label="Arquivos escolhidos"
        files={files}
        onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
        onEmptied={() => chooser.current?.focus()}
      />
    </Grid>
  )
}

const meta = {
  title: 'Arquivos/FilesUpload',
  component: FilesUpload,
  args: {
    label: 'Upload do Documento',
    description: 'Formatos válidos: PNG, JPG, PDF até 10MB',
    onChoose: fn(),
  },
  decorators: [inForm],
} satisfies Meta<typeof FilesUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'], render: (args) => <WithList {...args} /> }

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <Columns>
      <FilesUpload {...args} label="Vazio" />
      <FilesUpload {...args} label="Com erro" errorMessage="Envie ao menos um documento." />
      <FilesUpload {...args} label="Desativado" isDisabled />
      <Narrow>
        <FilesUpload
          {...args}
          label="Certidões e laudos de todas as pessoas beneficiárias que entram na solicitação"
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

export const TakesSeveralAndGivesFocusBack: Story = {
  render: (args) => <WithList {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(inputIn(canvasElement)).toHaveAttribute('multiple')
    await userEvent.upload(inputIn(canvasElement), [pdf, other])
    await expect(args.onChoose).toHaveBeenCalledWith([pdf, other])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('2 arquivos escolhidos')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover certidao.pdf' }))
    await expect(canvas.getByRole('button', { name: `Remover ${pdf.name}` })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: `Remover ${pdf.name}` }))
    await expect(canvas.getByRole('button', { name: /^Escolher arquivos/ })).toHaveFocus()
  },
}

export const NamesWhatItRefuses: Story = {
  args: { room: 1 },
  play: async ({ args, canvas, canvasElement }) => {
    const picker = user.setup({ applyAccept: false })
    await picker.upload(inputIn(canvasElement), [text, pdf, other])
    await expect(args.onChoose).toHaveBeenCalledWith([pdf])
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'anotacoes.txt: Este tipo de arquivo não é aceito. Envie uma imagem ou um PDF. certidao.pdf: Envie só um arquivo por vez.',
    )
  },
}

export const TakesAllThatIsDropped: Story = {
  play: async ({ args, canvas }) => {
    const choose = canvas.getByRole('button', { name: /^Escolher arquivos/ })
    const drag = (type: string) => {
      const dataTransfer = new DataTransfer()
      const items = [pdf, other].map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }))
      Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'all' })
      Object.defineProperty(dataTransfer, 'items', { value: items })
      return fireEvent(choose, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
    await drag('dragenter')
    await drag('dragover')
    await drag('drop')
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledTimes(1))
    await expect(args.onChoose).toHaveBeenCalledWith([
      expect.objectContaining({ name: pdf.name }),
      expect.objectContaining({ name: other.name }),
    ])
  },
}
