import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { FormColumn, Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { FileList, type FileListProps } from './FileList.tsx'
import type { FileEntry } from './file-entry.ts'

const files: FileEntry[] = [
  {
    id: 'id',
    name: 'identidade.png',
    type: 'image/png',
    size: 348_160,
    state: 'done',
    downloadUrl: '#identidade',
  },
  {
    id: 'bill',
    name: 'conta-de-luz.pdf',
    type: 'application/pdf',
    size: 1_258_291,
    state: 'sending',
    progress: 42,
  },
  {
    id: 'letter',
    name: 'procuracao.pdf',
    type: 'application/pdf',
    size: 5_242_880,
    state: 'failed',
    problem: 'A conexão caiu no meio do envio. Tente de novo.',
  },
  { id: 'sheet', name: 'dependentes.xlsx', size: 20_480, state: 'waiting' },
]

const meta = {
  title: 'Arquivos/FileList',
  component: FileList,
  args: { label: 'Documentos do pedido', files, onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof FileList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  decorators: [
    (Story) => (
      <FormColumn>
        <Story />
      </FormColumn>
    ),
  ],
}

export const States: Story = {
  render: (args) => (
    <Grid>
      <FileList {...args} label="Só para ver" onRetry={undefined} onRemove={undefined} />
      <Narrow>
        <FileList
          {...args}
          label="Em tela estreita"
          files={files.map((file) => ({
            ...file,
            name: `comprovante-assinado-pela-patrocinadora-${file.name}`,
          }))}
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

/** Sends a file again at once, as a page would in a while. */
function Mended(args: FileListProps) {
  const [held, setHeld] = useState(args.files)
  return (
    <FileList
      {...args}
      files={held}
      onRetry={(id) =>
        setHeld((before) => before.map((file) => (file.id === id ? { ...file, state: 'done' } : file)))
      }
      onRemove={(id) => setHeld((before) => before.filter((file) => file.id !== id))}
    />
  )
}

export const TriedAgainAndTakenOut: Story = {
  render: (args) => <Mended {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Documentos do pedido' })
    await expect(canvas.getByRole('progressbar', { name: 'Enviando conta-de-luz.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    )
    await expect(canvas.getByRole('link', { name: 'Baixar identidade.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo procuracao.pdf' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 4 arquivos enviados.')
    await expect(canvas.queryByText(/A conexão caiu/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remover procuracao.pdf' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover dependentes.xlsx' }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Remover procuracao.pdf' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar envio de conta-de-luz.pdf' }))
    await expect(canvas.getByRole('button', { name: 'Remover procuracao.pdf' })).toHaveFocus()
  },
}

export const EmptiedSaysSo: Story = {
  args: { files: files.slice(0, 1), onEmptied: fn() },
  render: (args) => <Mended {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover identidade.png' }))
    await expect(args.onEmptied).toHaveBeenCalledOnce()
  },
}

export const WhatHasArrivedIsOpened: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver identidade.png' }))
    await expect(args.onOpen).toHaveBeenCalledWith('id')
    await expect(canvas.getAllByRole('button', { name: /^Ver / })).toHaveLength(1)
  },
}
