import * as v from 'valibot'
import { placeOf } from './portal-paths.ts'

/** Path of a page of the portal, with an id at most. */
export const portalPath = v.pipe(
  v.string('Escolha uma página do portal.'),
  v.maxLength(120, 'Escolha uma página do portal.'),
  v.check((path) => placeOf(path) !== null, 'Escolha uma página do portal.'),
)
