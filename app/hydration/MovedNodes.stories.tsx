import { Button } from '@portal/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { tolerateMovedNodes } from './moved-nodes.ts'

/** Texts that come, go and change beside others, which React holds one by one. */
function Texts() {
  const [count, setCount] = useState(1)
  const isOdd = count % 2 === 1
  return (
    <div>
      <p data-testid="texts">
        {isOdd && 'Ímpar. '}
        <b>Contagem:</b> {count} {isOdd ? 'solicitação' : <i>solicitações</i>}
        {!isOdd && ' no total'}
      </p>
      <p data-testid="only">{`São ${count}.`}</p>
      <Button onPress={() => setCount(count + 1)}>Mais uma</Button>
    </div>
  )
}

/** Does to the texts of an element as a translator does; `drops`: it keeps none of those that stood there. */
function translate(place: HTMLElement, drops: boolean): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    if (drops) font.append(`${text.data}°`)
    else font.append(text)
  }
}

const meta = { title: 'Portal/Textos movidos', component: Texts } satisfies Meta<typeof Texts>
export default meta
type Story = StoryObj<typeof meta>

const playing =
  (drops: boolean): Story['play'] =>
  async ({ canvasElement }) => {
    tolerateMovedNodes()
    const canvas = within(canvasElement)
    const [texts, only] = [canvas.getByTestId('texts'), canvas.getByTestId('only')]
    const said = () =>
      [texts, only].map((place) => place.textContent?.replaceAll('°', '').replaceAll(/\s+/g, ' ').trim())
    const button = canvas.getByRole('button')
    const seen: unknown[] = []
    for (let count = 1; count <= 5; count += 1) {
      seen.push(said())
      translate(texts, drops)
      translate(only, drops)
      await userEvent.click(button)
    }
    await expect(seen).toEqual([
      ['Ímpar. Contagem: 1 solicitação', 'São 1.'],
      ['Contagem: 2 solicitações no total', 'São 2.'],
      ['Ímpar. Contagem: 3 solicitação', 'São 3.'],
      ['Contagem: 4 solicitações no total', 'São 4.'],
      ['Ímpar. Contagem: 5 solicitação', 'São 5.'],
    ])
  }

/** A translator put its own in place of the texts; each change is seen, and nothing breaks. */
export const Dropped: Story = { name: 'Trocados', play: playing(true) }

/** A translator put the texts into elements of its own. */
export const Wrapped: Story = { name: 'Envolvidos', play: playing(false) }
