import { composeStories } from '@storybook/react-vite'
import { afterEach, describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import * as Accordion from '../Accordion/Accordion.stories.tsx'
import * as Button from '../Button/Button.stories.tsx'
import { contrast } from '../brand/contrast.ts'
import * as Card from '../Card/Card.stories.tsx'
import * as CheckboxField from '../CheckboxField/CheckboxField.stories.tsx'
import * as ChartFigure from '../charts/ChartFigure/ChartFigure.stories.tsx'
import * as Motion from '../foundations/Motion.stories.tsx'
import * as SideNav from '../SideNav/SideNav.stories.tsx'
import * as Skeleton from '../Skeleton/Skeleton.stories.tsx'
import * as Spinner from '../Spinner/Spinner.stories.tsx'
import * as StatusTag from '../StatusTag/StatusTag.stories.tsx'
import * as TextField from '../TextField/TextField.stories.tsx'
import * as TopBar from '../TopBar/TopBar.stories.tsx'
import { showMovingStory, showStory } from './show-story.ts'

const styleOf = (element: Element) => getComputedStyle(element)

/** `rgb(1, 2, 3)` as `#010203`. */
const hexOf = (color: string) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

const tokenOf = (name: string) =>
  styleOf(document.documentElement).getPropertyValue(`--ds-color-${name}`).trim()

afterEach(async () => {
  await commands.emulateMedia({ media: null, forcedColors: null, contrast: null, reducedMotion: null })
})

describe('with forced colours', () => {
  it('a filled button keeps an edge, and one that is off is grey', async () => {
    await commands.emulateMedia({ forcedColors: 'active' })
    await showStory(composeStories(Button).States)
    const [filled] = page.getByRole('button', { name: 'Continuar' }).elements()
    const [off] = page.getByRole('button', { name: 'Indisponível' }).elements()
    if (!filled || !off) throw new Error('no buttons')
    expect(styleOf(filled)).toMatchObject({ borderTopStyle: 'solid', borderTopWidth: '1px' })
    expect(
      contrast(hexOf(styleOf(filled).borderTopColor), hexOf(styleOf(document.body).backgroundColor)),
    ).toBeGreaterThan(4.5)
    expect(styleOf(off).color).not.toBe(styleOf(filled).color)
  })

  it('focus is an outline', async () => {
    await commands.emulateMedia({ forcedColors: 'active' })
    await showStory(composeStories(Button).Playground)
    await userEvent.tab()
    expect(styleOf(page.getByRole('button').element())).toMatchObject({
      outlineStyle: 'solid',
      outlineWidth: '3px',
    })
  })

  it('a mark and the current page are told by more than a ground', async () => {
    await commands.emulateMedia({ forcedColors: 'active' })
    await showStory(composeStories(SideNav).Playground)
    const current = page.getByRole('link', { name: 'Início' }).element()
    const other = page.getByRole('link', { name: 'Perfil' }).element()
    expect(lookOf(current)).not.toEqual(lookOf(other))
  })
})

/** Computed style that remains under forced colors. */
const lookOf = (element: Element) => {
  const { color, borderTopColor, borderTopStyle, outlineStyle, fontWeight, backgroundColor } =
    styleOf(element)
  return { color, borderTopColor, borderTopStyle, outlineStyle, fontWeight, backgroundColor }
}

describe('with more contrast', () => {
  it.each(['light', 'dark'])('quiet text and edges by %s reach 7:1', async (scheme) => {
    await showStory(composeStories(TextField).States, { scheme })
    const usual = contrast(tokenOf('line-control'), tokenOf('ground-field'))
    await commands.emulateMedia({ contrast: 'more' })
    for (const role of ['text-muted', 'line-control']) {
      expect(contrast(tokenOf(role), tokenOf('ground-field'))).toBeGreaterThanOrEqual(7)
    }
    expect(usual).toBeLessThan(7)
    expect(contrast(tokenOf('line-hairline'), tokenOf('ground-page'))).toBeGreaterThanOrEqual(4.5)
  })

  it('the bar gains a line that is seen', async () => {
    await commands.emulateMedia({ contrast: 'more' })
    await showStory(composeStories(TopBar).Playground, { surface: 'admin' })
    const bar = page.getByRole('banner').element()
    expect(
      contrast(hexOf(styleOf(bar).borderBlockEndColor), hexOf(styleOf(bar).backgroundColor)),
    ).toBeGreaterThanOrEqual(7)
  })
})

/** Properties that are being animated now. */
const moved = () =>
  document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((keyframe) => Object.keys(keyframe))
    .filter((property) => !['offset', 'computedOffset', 'easing', 'composite'].includes(property))

describe('with less motion', () => {
  it('nothing glides', async () => {
    const durations = composeStories(Motion).Durations
    const seconds = () => Number.parseFloat(styleOf(page.getByTestId('slow').element()).transitionDuration)
    await showMovingStory(durations)
    expect(seconds()).toBeCloseTo(0.32)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    expect(seconds()).toBeLessThan(0.001)
  })

  it('a spinner breathes and does not turn', async () => {
    const turns = () => moved().includes('rotate') || moved().includes('transform')
    await showMovingStory(composeStories(Spinner).Playground)
    expect(turns()).toBe(true)
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    expect(turns()).toBe(false)
  })

  it('a skeleton stands still', async () => {
    await showMovingStory(composeStories(Skeleton).Playground)
    expect(moved()).not.toEqual([])
    await commands.emulateMedia({ reducedMotion: 'reduce' })
    expect(moved()).toEqual([])
  })
})

describe('on paper', () => {
  it('the night is left on the screen', async () => {
    await commands.emulateMedia({ media: 'print' })
    await showStory(composeStories(Card).Playground, { scheme: 'dark', plan: 'yellow' })
    expect(hexOf(styleOf(document.body).backgroundColor)).toBe('#ffffff')
    const title = page.getByRole('heading', { name: 'Seu saldo' }).element()
    expect(contrast(hexOf(styleOf(title).color), '#ffffff')).toBeGreaterThan(7)
  })

  it('bars and menus stay off', async () => {
    await commands.emulateMedia({ media: 'print' })
    await showStory(composeStories(TopBar).Playground)
    expect(styleOf(document.querySelector('header') ?? document.body).display).toBe('none')
    await showStory(composeStories(SideNav).Playground)
    expect(styleOf(document.querySelector('nav') ?? document.body).display).toBe('none')
  })

  it('nothing is there to be pressed, and what is closed says nothing', async () => {
    await commands.emulateMedia({ media: 'print' })
    await showStory(composeStories(Button).Playground)
    expect(styleOf(document.querySelector('button') ?? document.body).display).toBe('none')
    await showStory(composeStories(Accordion).Playground)
    const items = [...document.querySelectorAll('[aria-expanded]')].map((trigger) => ({
      isOpen: trigger.getAttribute('aria-expanded') === 'true',
      isShown: trigger.getClientRects().length > 0,
    }))
    expect(items.length).toBeGreaterThan(1)
    expect(items.every(({ isOpen, isShown }) => isOpen === isShown)).toBe(true)
  })
})

const references = await commands.readReferences()

describe.runIf(references.comparable)('in a picture', () => {
  const inForcedColors = {
    button: composeStories(Button).States,
    checkbox: composeStories(CheckboxField).States,
    'side-nav': composeStories(SideNav).Playground,
    'status-tag': composeStories(StatusTag).States,
  }
  it.each(Object.entries(inForcedColors))('%s keeps its shape in forced colours', async (name, story) => {
    await commands.emulateMedia({ forcedColors: 'active' })
    await showStory(story)
    await expect(document.body).toMatchScreenshot(`${name}-forced-colours`)
  })

  const onPaper = {
    'chart-figure': composeStories(ChartFigure).Playground,
    'status-tag': composeStories(StatusTag).States,
  }
  it.each(Object.entries(onPaper))('%s reads on paper', async (name, story) => {
    await commands.emulateMedia({ media: 'print' })
    await showStory(story, { scheme: 'dark' })
    await expect(document.body).toMatchScreenshot(`${name}-print`)
  })
})
