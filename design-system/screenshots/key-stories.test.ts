import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import * as Banner from '../Banner/Banner.stories.tsx'
import * as Button from '../Button/Button.stories.tsx'
import * as Card from '../Card/Card.stories.tsx'
import * as Line from '../charts/Line/Line.stories.tsx'
import * as Dialog from '../Dialog/Dialog.stories.tsx'
import * as EmptyState from '../EmptyState/EmptyState.stories.tsx'
import * as Select from '../Select/Select.stories.tsx'
import * as SideNav from '../SideNav/SideNav.stories.tsx'
import * as Steps from '../Steps/Steps.stories.tsx'
import * as Table from '../Table/Table.stories.tsx'
import * as TextField from '../TextField/TextField.stories.tsx'
import * as TopBar from '../TopBar/TopBar.stories.tsx'
import { type ReadyStory, showStory } from './show-story.ts'

const keyStories: Record<string, ReadyStory> = {
  banner: composeStories(Banner).States,
  button: composeStories(Button).States,
  'card-surfaces': composeStories(Card).Surfaces,
  'chart-line': composeStories(Line).Playground,
  dialog: composeStories(Dialog).Playground,
  'empty-state': composeStories(EmptyState).States,
  'select-open': composeStories(Select).OpenListScrolls,
  'side-nav': composeStories(SideNav).Playground,
  steps: composeStories(Steps).States,
  table: composeStories(Table).States,
  'text-field': composeStories(TextField).States,
  'top-bar': composeStories(TopBar).Playground,
}

const references = await commands.readReferences()

describe('the references', () => {
  it('say who made them', () => expect(references.madeBy).toMatch(/^Chromium (headless shell )?[\d.]+, /))
})

describe.runIf(references.comparable)('key stories look as they were reviewed', () => {
  describe.each(['light', 'dark'])('by %s', (scheme) => {
    it.each(Object.entries(keyStories))('%s', async (name, story) => {
      await showStory(story, { scheme })
      await expect(document.body).toMatchScreenshot(`${name}-${scheme}`)
    })
  })
})
