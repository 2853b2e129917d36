import { describe, expect, it } from 'vitest'
import { components } from './components.ts'

/** Components that have no choice of ground, and why. Everything else shows itself on every ground it may stand on. */
const oneGround: Record<string, string> = {
  Announcer: 'is heard, not seen',
  Bars: 'the colours of series are promised on a card only',
  ChartFigure: 'the colours of series are promised on a card only',
  BottomNav: 'is a part of the chrome, with its own ground',
  CommandPalette: 'brings its own ground',
  ConfirmDialog: 'brings its own ground',
  Dialog: 'brings its own ground',
  Donut: 'the colours of series are promised on a card only',
  Line: 'the colours of series are promised on a card only',
  Menu: 'floats on its own ground',
  PageHeader: 'is the title of the page, once, on the ground of the page',
  Popover: 'floats on its own ground',
  Sheet: 'brings its own ground',
  SelectionBar: 'floats on its own ground',
  SideNav: 'is a part of the chrome, with its own ground',
  SkipLink: 'lies above everything, on its own ground',
  Sparkline: 'the colours of series are promised on a card only',
  StackedArea: 'the colours of series are promised on a card only',
  Toast: 'floats on its own ground',
  Tooltip: 'floats on its own ground',
  TopBar: 'is the chrome itself',
  VisuallyHidden: 'is heard, not seen',
}

const storiesOf = (stories: string) =>
  Array.from(stories.matchAll(/^export const (\w+): Story\b/gm), ([, name]) => name)

/** The text of one story, up to the next line that begins at the margin with a new statement. */
const storyNamed = (stories: string, name: string) =>
  new RegExp(
    `^export const ${name}: Story = [\\s\\S]*?(?=^(?:export|const|function|/\\*\\*|type|interface) |(?![\\s\\S]))`,
    'm',
  ).exec(stories)?.[0] ?? ''

describe('the stories of the design system', () => {
  it('know every component', () => expect(components.length).toBeGreaterThan(60))

  it.each(components)('show $name as a playground, in its states, and at work', ({ stories }) => {
    expect(storiesOf(stories)).toEqual(expect.arrayContaining(['Playground', 'States']))
    expect(stories).toMatch(/^\s+(async )?play\b/m)
  })

  it.each(components)('say something in the playground and the states of $name', ({ stories }) => {
    expect(storyNamed(stories, 'States')).not.toMatch(/^export const States: Story = \{\s*\}\s*$/)
  })

  it.each(components)('draw the playground of $name in a test only where it plays', ({ stories }) => {
    const playground = storyNamed(stories, 'Playground')
    expect(/\bplay\b/.test(playground)).not.toBe(playground.includes("tags: ['!test']"))
  })

  it.each(components.filter(({ name }) => !(name in oneGround)))(
    'show $name on the grounds it may stand on',
    ({ stories }) => {
      expect(storiesOf(stories)).toContain('Surfaces')
      expect(storyNamed(stories, 'Surfaces')).toMatch(/onGrounds|<Grounds|<TopBar|<Card/)
    },
  )

  it('have no exception for a component that is gone or that shows its grounds', () => {
    const stale = components.filter(
      ({ name, stories }) => name in oneGround && storiesOf(stories).includes('Surfaces'),
    )
    expect(stale.map(({ name }) => name)).toEqual([])
    const names = new Set(components.map(({ name }) => name))
    expect(Object.keys(oneGround).filter((name) => !names.has(name))).toEqual([])
  })
})
