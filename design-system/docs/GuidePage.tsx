import { Canvas, Controls, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Cluster } from '../Cluster/Cluster.tsx'
import { Columns } from '../Columns/Columns.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatementTable } from '../StatementTable/StatementTable.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { Text } from '../Text/Text.tsx'
import { AdviceList } from './AdviceList.tsx'
import { bullets, page, part } from './guide.css.ts'
import { guideText } from './guide.text.ts'
import type { Guide } from './guide.ts'
import { guideOf } from './guides.ts'
import { InteractionSpecimens } from './InteractionSpecimens.tsx'
import { Sentence } from './Sentence.tsx'

/** The page of a component: its guide, its stories and its props. What has no guide (colours, scales) shows its stories alone. */
export default function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const guide = guideOf(preparedMeta.title)
  const stories = new Map(
    Object.values(csfFile.stories).map(({ name, moduleExport }) => [name, moduleExport]),
  )
  if (!guide)
    return (
      <>
        <Title />
        <Stories title="" />
      </>
    )
  const name = preparedMeta.title.slice(preparedMeta.title.lastIndexOf('/') + 1)
  const playground = stories.get('Playground')
  return (
    <>
      <Ours>
        <GuideHead name={name} guide={guide} />
      </Ours>
      {playground && (
        <>
          <Part title={guideText.try} />
          <Canvas of={playground} />
        </>
      )}
      <Ours>
        <Stack as="section" gap="5" aria-label={guideText.dos}>
          <AdviceList dos={guide.dos} donts={guide.donts} />
        </Stack>
      </Ours>
      {guide.keyboard && playground && (
        <Ours>
          <Part title={guideText.interaction} />
          <InteractionSpecimens of={playground} />
          <Part title={guideText.keyboard} />
          <Keyboard keyboard={guide.keyboard} />
        </Ours>
      )}
      {(['States', 'Surfaces'] as const).map((story) => {
        const shown = stories.get(story)
        return (
          shown && (
            <div key={story}>
              <Part title={story === 'States' ? guideText.states : guideText.surfaces} />
              <Canvas of={shown} sourceState="none" />
            </div>
          )
        )
      })}
      {playground && (
        <>
          <Part title={guideText.props} />
          <Controls of={playground} />
        </>
      )}
    </>
  )
}

/** Storybook styles plain elements of its pages by itself; in here the product's own styles hold. */
function Ours({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="pt-BR">
      <div className={`sb-unstyled ${page}`} lang="pt-BR">
        <Stack gap="5">{children}</Stack>
      </div>
    </I18nProvider>
  )
}

function Part({ title }: { title: string }) {
  return (
    <Text as="h2" variant="title" className={`sb-unstyled ${part}`}>
      {title}
    </Text>
  )
}

function GuideHead({ name, guide: { summary, status, use, avoid } }: { name: string; guide: Guide }) {
  return (
    <>
      <Cluster as="header">
        <Text as="h1" variant="heading">
          {name}
        </Text>
        <StatusTag tone={status === 'new' ? 'info' : 'success'}>{guideText.status[status]}</StatusTag>
        <Text as="span" variant="small" tone="muted">
          {guideText.statusHelp[status]}
        </Text>
      </Cluster>
      <Text variant="lead" hasMeasure>
        {summary}
      </Text>
      <Columns template="halves" from="medium">
        <Sentences title={guideText.use} sentences={use} />
        <Sentences title={guideText.avoid} sentences={avoid} />
      </Columns>
    </>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Stack as="section" gap="3">
      <Text as="h2" variant="subtitle">
        {title}
      </Text>
      <Stack as="ul" gap="2" className={bullets}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Sentence>{sentence}</Sentence>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Keyboard({ keyboard }: { keyboard: NonNullable<Guide['keyboard']> }) {
  return (
    <StatementTable
      caption={guideText.keyboard}
      isCaptionHidden
      columns={[
        { id: 'key', header: guideText.key, isRowHeader: true, cell: ([key]) => key },
        { id: 'effect', header: guideText.effect, cell: ([, effect]) => effect },
      ]}
      rows={keyboard}
      rowKey={([key]) => key}
    />
  )
}
