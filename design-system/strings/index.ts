export { portuguese } from './portuguese.ts'
export { StringsProvider, type StringsProviderProps } from './StringsProvider.tsx'
export type { Strings } from './strings.ts'
export { useStrings } from './use-strings.ts'
