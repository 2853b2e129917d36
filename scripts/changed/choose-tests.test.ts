import { describe, expect, it } from 'vitest'
import { ExecutedFunctions } from '../mutants/executed-functions.ts'
import { chooseTests, type Sources } from './choose-tests.ts'

/** Who imports whom in a small house: a file, and what it imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'domain/money.ts': [],
  'domain/money.test.ts': ['domain/money.ts'],
  'domain/other.test.ts': [],
  'backend/usecases/pay.ts': ['domain/money.ts'],
  'backend/usecases/tell.ts': [],
  'backend/rooms.ts': ['backend/usecases/pay.ts', 'backend/usecases/tell.ts'],
  'backend/calls/pay.test.ts': ['backend/rooms.ts'],
  'backend/calls/tell.test.ts': ['backend/rooms.ts'],
  'app/features/pay/PayPage.tsx': ['domain/money.ts', 'design-system/Button/Button.tsx'],
  'app/features/pay/PayPage.stories.tsx': ['app/features/pay/PayPage.tsx'],
  'app/features/chat/ChatPage.stories.tsx': [],
  'app/routes/_shell/services/pay.tsx': ['app/features/pay/PayPage.tsx'],
  'app/host/main.ts': [],
  'design-system/Button/Button.tsx': [],
  'design-system/.storybook/preview.ts': [],
  'design-system/screenshots/buttons.test.ts': ['design-system/Button/Button.tsx'],
  'tests/boundaries/texts.test.ts': [],
  'tests/journeys/pay.spec.ts': [],
  'tests/journeys/conversations/chat.spec.ts': [],
}
const texts: Readonly<Record<string, string>> = {
  'tests/boundaries/texts.test.ts': "sourceFiles('app/**')",
  'tests/journeys/pay.spec.ts': "await page.goto('/services/pay')",
  'tests/journeys/conversations/chat.spec.ts': "await page.goto('/services/payments')",
}
const importers = new Map(
  Object.keys(imports).map((file) => [
    file,
    Object.keys(imports).filter((other) => imports[other]?.includes(file)),
  ]),
)
const house: Sources = {
  files: [...Object.keys(imports), 'backend/database/sql/locks.sql', 'docs/demo.md'],
  importers,
  textOf: (file) => texts[file] ?? '',
  ran: null,
}

function chosen(changed: readonly string[], sources: Sources = house) {
  const choices = chooseTests(changed, sources)
  return Object.fromEntries(
    [...choices].flatMap(([stage, { run }]) => (run.length === 0 ? [] : [[stage, run]])),
  )
}

describe('what a change can break', () => {
  it('is what imports lead to, from a rule up to journeys that open its page', () => {
    expect(chosen(['domain/money.ts'])).toEqual({
      types: 'all',
      boundaries: 'all',
      house: 'all',
      build: 'all',
      bundle: 'all',
      lint: [
        'app/features/pay/PayPage.tsx',
        'backend/usecases/pay.ts',
        'domain/money.test.ts',
        'domain/money.ts',
      ],
      format: ['domain/money.ts'],
      unit: ['domain/money.test.ts', 'tests/boundaries/texts.test.ts'],
      api: ['backend/calls/pay.test.ts', 'backend/calls/tell.test.ts'],
      stories: ['app/features/pay/PayPage.stories.tsx'],
      journeys: ['tests/journeys/pay.spec.ts'],
    })
  })

  it('is nothing of the portal where only the API changed', () => {
    expect(Object.keys(chosen(['backend/usecases/tell.ts'])).sort()).toEqual([
      'api',
      'boundaries',
      'format',
      'house',
      'lint',
      'types',
      'unit',
    ])
  })

  it('is checked by what reads sources as texts, whatever changed', () => {
    expect(chosen(['docs/demo.md'])).toEqual({
      format: ['docs/demo.md'],
      unit: ['tests/boundaries/texts.test.ts'],
    })
  })

  it.each([['package-lock.json'], ['tsconfig.json'], ['scripts/test-stages.ts']])(
    'is everything after %s',
    (file) => {
      expect(chooseTests([file, 'docs/demo.md'], house).size).toBe(0)
    },
  )

  it.each([
    ['backend/database/sql/locks.sql', 'api'],
    ['backend/testing/global-setup.ts', 'api'],
    ['design-system/.storybook/preview.ts', 'stories'],
    ['design-system/screenshots/references/a.png', 'screenshots'],
    ['tests/playwright.config.ts', 'journeys'],
    ['app.config.ts', 'bundle'],
    ['vitest.config.ts', 'unit'],
  ])('after %s is all of the stage %s', (file, stage) => {
    expect(chosen([file])).toMatchObject({ [stage]: 'all' })
  })

  it('is also shown by a test that was changed itself, and by none that is gone', () => {
    expect(chosen(['domain/other.test.ts', 'domain/gone.test.ts']).unit).toEqual([
      'domain/other.test.ts',
      'tests/boundaries/texts.test.ts',
    ])
    expect(chosen(['domain/gone.test.ts']).format).toBeUndefined()
  })

  it('does not guess journeys where it reaches more than a handful of pages', () => {
    const pages = Array.from({ length: 6 }, (_, page) => `app/routes/_shell/services/p${page}.tsx`)
    const shared = 'design-system/Button/Button.tsx'
    const choice = chooseTests([shared], {
      ...house,
      importers: new Map([...importers, [shared, pages]]),
    }).get('journeys')
    expect(choice).toEqual({ run: [], left: expect.stringContaining('6 páginas') })
  })
})

describe('of the tests over HTTP, where it is known what they ran', () => {
  const ran = new ExecutedFunctions([
    { test: 'backend/calls/pay.test.ts', ran: ['backend/usecases/pay.ts:10', 'backend/rooms.ts:1'] },
    { test: 'backend/calls/tell.test.ts', ran: ['backend/usecases/tell.ts:10', 'backend/rooms.ts:1'] },
  ])
  const noted = { ...house, ran }

  it('are those that ran what changed', () => {
    expect(chosen(['backend/usecases/tell.ts'], noted).api).toEqual(['backend/calls/tell.test.ts'])
  })

  it('are, for a rule that is not noted, those that ran what imports it', () => {
    expect(chosen(['domain/money.ts'], noted).api).toEqual(['backend/calls/pay.test.ts'])
  })

  it('are those on every way up from what is not noted', () => {
    const both = [...(importers.get('domain/money.ts') ?? []), 'backend/usecases/tell.ts']
    const withBoth = { ...noted, importers: new Map([...importers, ['domain/money.ts', both]]) }
    expect(chosen(['domain/money.ts'], withBoth).api).toEqual([
      'backend/calls/pay.test.ts',
      'backend/calls/tell.test.ts',
    ])
  })

  it('is each that was never noted, and each that was changed', () => {
    const fresh = 'backend/calls/new.test.ts'
    const withFresh = {
      ...noted,
      files: [...noted.files, fresh],
      importers: new Map([
        ...importers,
        ['backend/rooms.ts', [...(importers.get('backend/rooms.ts') ?? []), fresh]],
      ]),
    }
    expect(chosen(['backend/usecases/tell.ts'], withFresh).api).toEqual([fresh, 'backend/calls/tell.test.ts'])
    expect(chosen(['backend/calls/pay.test.ts'], noted).api).toEqual(['backend/calls/pay.test.ts'])
  })

  it('says how many it left out', () => {
    expect(chooseTests(['backend/usecases/tell.ts'], noted).get('api')?.left).toMatch(/^1 /)
  })
})

describe('choosing', () => {
  /** Rooms of files of which each imports the one before, and a test of each. */
  function houseOf(size: number) {
    const files = Array.from({ length: size }, (_, at) => `domain/rule${at}.ts`)
    const graph = new Map(
      files.map((file, at) => [file, [`domain/rule${at}.test.ts`, ...files.slice(at + 1, at + 2)]]),
    )
    const looks = { count: 0 }
    const counting = {
      get: (file: string) => {
        looks.count += 1
        return graph.get(file)
      },
    } as unknown as Sources['importers']
    return {
      files,
      looks,
      sources: { ...house, files: [...files, ...[...graph.values()].flat()], importers: counting },
    }
  }

  it('looks at each file a fixed number of times, however many there are and however many changed', () => {
    const perFile = [100, 200, 400].map((size) => {
      const { files, looks, sources } = houseOf(size)
      chooseTests(files, sources)
      return looks.count / size
    })
    expect(perFile).toEqual([3, 3, 3])
  })
})
