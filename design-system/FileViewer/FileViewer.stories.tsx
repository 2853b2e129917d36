import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { exampleImage } from '../FilePreview/example-image.ts'
import { Grounds } from '../story-frame/Grounds.tsx'
import { Columns, Narrow } from '../story-frame/StoryFrame.tsx'
import { FileViewer, type ViewedPage } from './FileViewer.tsx'

/** A page that draws its own number, as a program that knows a format would draw what is written. */
const pageNamed = (name: string): ViewedPage => ({
  width: 595,
  height: 842,
  draw: (canvas, scale) => {
    canvas.width = 595 * scale
    canvas.height = 842 * scale
    const context = canvas.getContext('2d')
    if (!context) return Promise.reject(new Error('no canvas'))
    context.scale(scale, scale)
    context.fillStyle = 'white'
    context.fillRect(0, 0, 595, 842)
    context.fillStyle = 'black'
    context.font = '32px sans-serif'
    context.fillText(name, 60, 120)
    return Promise.resolve()
  },
  text: () => Promise.resolve(name),
})

const damaged: ViewedPage = {
  width: 595,
  height: 842,
  draw: () => Promise.reject(new Error('damaged')),
  text: () => Promise.resolve(''),
}

const download = (
  <Button variant="secondary" size="compact">
    Baixar
  </Button>
)

const pages = Array.from({ length: 12 }, (_, place) => pageNamed(`Informe, folha ${place + 1}`))

const meta = {
  title: 'Arquivos/FileViewer',
  component: FileViewer,
  args: { name: 'identidade.png', content: { image: exampleImage }, actions: download },
  parameters: { isWide: true },
} satisfies Meta<typeof FileViewer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Columns>
      <FileViewer {...args} />
      <FileViewer name="informe.pdf" content={{ pages: pages.slice(0, 2) }} actions={download} />
      <FileViewer name="danificado.pdf" content={{ pages: [damaged] }} actions={download} />
      <FileViewer
        name="danificada.png"
        content={{ image: 'data:image/png;base64,AAAA' }}
        actions={download}
      />
      <Narrow>
        <FileViewer
          {...args}
          name="comprovante-de-residencia_conta-de-energia-eletrica_outubro-de-2026_versao-final.png"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = {
  render: (args) => <Grounds>{(where) => <FileViewer {...args} name={`${where}.png`} />}</Grounds>,
}

export const LargerByButtonsAndKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('region', { name: 'Documento identidade.png' })
    const [larger, smaller] = [
      canvas.getByRole('button', { name: 'Aumentar' }),
      canvas.getByRole('button', { name: 'Diminuir' }),
    ]
    await expect(area.scrollWidth).toBe(area.clientWidth)
    await expect(smaller).toBeDisabled()
    await userEvent.click(larger)
    await userEvent.click(larger)
    await expect(canvas.getByRole('status')).toHaveTextContent('Tamanho: 150%')
    await expect(area.scrollWidth / area.clientWidth).toBeCloseTo(1.5, 1)
    // Zooming keeps the middle in place.
    await expect((area.scrollLeft + area.clientWidth / 2) / area.scrollWidth).toBeCloseTo(0.5, 1)
    area.focus()
    await userEvent.keyboard('+')
    await expect(canvas.getByRole('status')).toHaveTextContent('Tamanho: 200%')
    await userEvent.keyboard('-')
    await userEvent.keyboard('0')
    await expect(area.scrollWidth).toBe(area.clientWidth)
    await expect(canvas.getByRole('button', { name: 'Ajustar' })).toBeDisabled()
  },
}

const finger = (target: Element, identifier: number, clientX: number) =>
  new Touch({ identifier, target, clientX, clientY: 100 })

export const LargerByFingersAndWheel: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Documento identidade.png' })
    const touch = (type: string, ...touches: Touch[]) =>
      fireEvent(area, new TouchEvent(type, { bubbles: true, cancelable: true, touches }))
    await touch('touchstart', finger(area, 1, 100), finger(area, 2, 200))
    // The browser must not make the page itself larger.
    await expect(await touch('touchmove', finger(area, 1, 50), finger(area, 2, 250))).toBe(false)
    await waitFor(() => expect(area.scrollWidth / area.clientWidth).toBeCloseTo(2, 1))
    await touch('touchend', finger(area, 1, 50))
    await expect(await touch('touchmove', finger(area, 1, 20))).toBe(true)
    await fireEvent.wheel(area, { ctrlKey: true, deltaY: 2000 })
    await waitFor(() => expect(area.scrollWidth).toBe(area.clientWidth))
  },
}

export const PagesAreDrawnAsTheyComeInSight: Story = {
  args: { name: 'informe.pdf', content: { pages } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('group', { name: 'Página 12 de 12' })
    await expect(await canvas.findByText('Informe, folha 1')).toBeInTheDocument()
    await expect(last.querySelector('canvas')).toBeNull()
    last.scrollIntoView()
    await expect(await canvas.findByText('Informe, folha 12')).toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Página 1 de 12' }).querySelector('canvas')).toBeNull(),
    )
  },
}

export const WhatCannotBeDrawnIsSaid: Story = {
  args: { name: 'danificado.pdf', content: { pages: [damaged] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/não pôde ser mostrada aqui/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Baixar' })).toBeVisible()
  },
}

export const InADialogFocusReturns: Story = {
  render: (args) => (
    <Dialog size="large" title="identidade.png" trigger={<Button>Ver identidade.png</Button>}>
      <FileViewer {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ver identidade.png' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('dialog', { name: 'identidade.png' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** A photograph that lies on its side is turned, by quarters and back again. */
export const Turned: Story = {
  parameters: { everyTheme: false },
  args: { name: 'informe.pdf', content: { pages: pages.slice(0, 1) } },
  play: async ({ canvas, userEvent }) => {
    const turn = canvas.getByRole('button', { name: 'Girar' })
    const sheet = canvas.getByRole('group', { name: 'Página 1 de 1' })
    await expect(sheet.clientHeight).toBeGreaterThan(sheet.clientWidth)
    await userEvent.click(turn)
    await waitFor(() => expect(sheet.clientWidth).toBeGreaterThan(sheet.clientHeight))
    await expect(canvas.getByText('Girado 90 graus')).toBeInTheDocument()
    // It is drawn anew for its new width.
    const drawnWidth = () => Math.round(sheet.querySelector('canvas')?.getBoundingClientRect().width ?? 0)
    await waitFor(() => expect(drawnWidth()).toBe(sheet.clientWidth))
    for (let quarter = 0; quarter < 3; quarter += 1) await userEvent.click(turn)
    await waitFor(() => expect(sheet.clientHeight).toBeGreaterThan(sheet.clientWidth))
  },
}

export const TurnedImage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }))
    const image = await canvas.findByRole('img', { name: 'identidade.png' })
    await expect(getComputedStyle(image).rotate).toBe('90deg')
  },
}
