import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Narrow } from '../story-frame/StoryFrame.tsx'
import { Columns, type ColumnsProps } from './Columns.tsx'

const cards = ['Saldo', 'Contribuições', 'Rentabilidade', 'Resgates'].map((title) => (
  <Card key={title} padding="compact">
    <p>{title}: o que há para saber.</p>
  </Card>
))

const meta = {
  title: 'Estrutura/Columns',
  component: Columns<'div'>,
  args: { children: cards },
  argTypes: {
    template: {
      control: 'select',
      options: [
        undefined,
        'halves',
        'thirds',
        'quarters',
        'mainAside',
        'asideMain',
        'wideNarrow',
        'mainAction',
      ],
    },
    from: { control: 'inline-radio', options: ['medium', 'wide', 'widest'] },
    minWidth: { control: 'inline-radio', options: ['narrow', 'medium', 'wide'] },
    gap: { control: 'select', options: ['3', '4', '5', '6', '8'] },
    align: { control: 'inline-radio', options: ['stretch', 'start', 'center', 'end'] },
  },
} satisfies Meta<ColumnsProps>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Stack gap="8">
      {(['halves', 'thirds', 'quarters', 'mainAside', 'asideMain', 'wideNarrow', 'mainAction'] as const).map(
        (template) => (
          <Columns key={template} {...args} template={template} from="medium" />
        ),
      )}
      <Columns {...args} minWidth="narrow" keepsWidth>
        {cards.slice(0, 2)}
      </Columns>
      <Narrow>
        <Columns {...args} minWidth="wide" />
      </Narrow>
    </Stack>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

const lefts = (items: readonly HTMLElement[]) =>
  new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size

export const AreAsManyAsFit: Story = {
  render: () => (
    <Stack>
      <Columns as="ul" aria-label="Na página" minWidth="wide">
        {['a', 'b', 'c'].map((id) => (
          <li key={id}>{id}</li>
        ))}
      </Columns>
      <Narrow>
        <Columns as="ul" aria-label="Na tela estreita" minWidth="wide">
          {['a', 'b', 'c'].map((id) => (
            <li key={id}>{id}</li>
          ))}
        </Columns>
      </Narrow>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const itemsOf = (name: string) => Array.from(canvas.getByRole('list', { name }).children) as HTMLElement[]
    await expect(lefts(itemsOf('Na página'))).toBe(3)
    await expect(lefts(itemsOf('Na tela estreita'))).toBe(1)
  },
}
