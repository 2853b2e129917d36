import { defineForm } from '#app/features/request-engine/define-request.ts'
import { dependantLabels } from '#app/forms/groups/dependant-labels.ts'
import { send } from '#app/session/ask.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import { dependantRequestFields } from '#contract/dependants/dependants.text.ts'
import {
  type DependantsData,
  type DependantsOnWire,
  type DependantsValues,
  dependantsData,
  dependantsValuesOf,
  dependantTypeWord,
  MAX_DEPENDANTS,
  type solicitarDependentes,
} from '#contract/dependants/dependants.ts'
import { checkDependantsValues } from '#contract/dependants/dependants-check.ts'
import { dependantsReading } from '#contract/dependants/dependants-reading.ts'
import { DependantListFields } from './DependantListFields.tsx'
import { DependantsInForce } from './DependantsInForce.tsx'
import { consequenceSentence, missingInList } from './dependant-sentences.ts'
import { dependantsText } from './dependants.text.ts'
import { dependantsInput, dependantsToCome, factsOf, firstDependants } from './dependants-input.ts'
import { dependantsObstacle } from './dependants-obstacle.tsx'
import { TaxEffect } from './TaxEffect.tsx'

/** A wanted list of dependants of one type. */
const requestOf = (type: 1 | 2) =>
  defineForm<DependantsOnWire, DependantsValues, DependantsData, CallAnswer<typeof solicitarDependentes>>({
    slug: 'dependentes',
    part: dependantTypeWord(type),
    text: dependantsText[type],
    data: dependantsData,
    obstacle: dependantsObstacle,
    values: dependantsValuesOf[type],
    labels: {
      dependentes: dependantsText.list,
      ...dependantLabels(MAX_DEPENDANTS, dependantRequestFields),
    },
    first: firstDependants,
    check: (values, situation) => checkDependantsValues(values, factsOf(situation)),
    send: (values, envelope) => send('solicitarDependentes')({ data: dependantsInput(values, envelope) }),
    above: (situation) => <DependantsInForce situation={situation} />,
    fields: (form, situation) => <DependantListFields form={form} situation={situation} />,
    ...(type === 1 && {
      beside: (values, situation) => <TaxEffect values={values} situation={situation} />,
    }),
    missing: missingInList,
    reading: dependantsReading,
    toCome: dependantsToCome,
    consequence: consequenceSentence,
    confirm: () => dependantsText.confirm,
    receipt: () => ({ children: <p>{dependantsText.receipt}</p> }),
  })

/** The requests by type: 1 income tax, 2 plan. */
export const dependantsRequests = { 1: requestOf(1), 2: requestOf(2) } as const
