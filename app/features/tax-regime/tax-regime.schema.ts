import * as v from 'valibot'
import { regimeOnWire } from '#contract/tax-regime.ts'

/** Values of the choice by their wire paths. Password and confirmations are no part of it: no draft may keep them. */
export const regimeValues = v.object({ regime: v.nullable(regimeOnWire) })
