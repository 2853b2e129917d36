import { wireWords } from '../wire-words.ts'

/** Where a reserve can go: a closed entity, an open one, or an insurer, which is an open one as well. */
export const entityTypeWords = wireWords({ closed: 'fechada', open: 'aberta', insurer: 'seguradora' })
