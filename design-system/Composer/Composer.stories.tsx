import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Composer, type ComposerProps } from './Composer.tsx'

const meta = {
  title: 'Campos/Composer',
  component: Composer,
  args: { label: 'Mensagem para o atendimento', value: '', onChange: fn(), onSend: fn(), onFiles: fn() },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof Composer>

export default meta
type Story = StoryObj<typeof meta>

/** Keeps what is written, as a page would. */
function Written(args: ComposerProps) {
  const [text, setText] = useState(args.value)
  return (
    <Composer
      {...args}
      value={text}
      onChange={(next) => {
        setText(next)
        args.onChange(next)
      }}
    />
  )
}

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Written {...args} />
      <Written {...args} value="Bom dia! Segue o comprovante que faltava." onFiles={undefined} />
      <Written
        {...args}
        label="Com arquivos"
        value="Seguem os documentos"
        files={[
          { id: 'a', name: 'identidade.png', type: 'image/png', size: 348_160, state: 'done' },
          {
            id: 'b',
            name: 'conta.pdf',
            type: 'application/pdf',
            size: 1_258_291,
            state: 'sending',
            progress: 40,
          },
        ]}
        onRemoveFile={fn()}
      />
      <Written {...args} label="Perto do limite" value={'palavra '.repeat(235)} />
      <Written {...args} label="A caminho" value="Bom dia!" isPending />
      <Composer {...args} closedBecause="Esta conversa foi encerrada em 20 de novembro." />
      <Narrow>
        <Written
          {...args}
          label="Em tela estreita"
          value={'Um texto que ocupa mais de uma linha. '.repeat(3)}
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const EnterSends: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Mensagem para o atendimento' })
    await userEvent.type(area, '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(area, 'Bom dia{Shift>}{Enter}{/Shift}Ana aqui')
    await expect(area).toHaveValue('Bom dia\nAna aqui')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(area, '{Enter}')
    await expect(args.onSend).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await expect(args.onSend).toHaveBeenCalledTimes(2)
  },
}

export const TakesFiles: Story = {
  args: { maxFiles: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Mensagem para o atendimento' })
    const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
    const program = new File(['x'], 'programa.exe', { type: 'application/x-msdownload' })
    await userEvent.click(area)
    await userEvent.paste({ files: [pdf('a.pdf'), program] } as unknown as DataTransfer)
    await expect(args.onFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.pdf' })])
    await expect(canvas.getByText(/^programa\.exe: Este tipo de arquivo não é aceito/)).toBeVisible()
    const dataTransfer = new DataTransfer()
    for (const name of ['b.pdf', 'c.pdf', 'd.pdf']) dataTransfer.items.add(pdf(name))
    const drag = (type: string) =>
      fireEvent(area, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await drag('dragenter')
    await expect(await canvas.findByText('Solte os arquivos aqui')).toBeVisible()
    await drag('drop')
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'b.pdf' }),
      expect.objectContaining({ name: 'c.pdf' }),
    ])
    await expect(canvas.getByText(/^d\.pdf: /)).toBeVisible()
  },
}

export const WaitsForItsFiles: Story = {
  args: {
    value: 'Segue',
    files: [{ id: 'b', name: 'conta.pdf', size: 1_258_291, state: 'sending', progress: 40 }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    const why = canvas.getByText(/^Espere os arquivos chegarem/)
    await expect(why).toBeVisible()
    await expect(canvas.getAllByRole('status')).toContain(why.closest('[role=status]'))
    await expect(why.getBoundingClientRect().width).toBeGreaterThan(100)
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** Inserted text, unlike typed text, may exceed the limit. */
export const TooLong: Story = {
  args: { value: 'Segue o texto', maxLength: 10 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getAllByText(/^Passou do limite: 3 a mais/)[0]).toBeVisible()
  },
}
