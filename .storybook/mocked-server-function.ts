import { fn } from 'storybook/test'

const all: { answersNothing: () => void }[] = []

/** A server function of a story. Until the story says what it answers, a call of it fails and says so. */
export function mockedServerFunction(name: string) {
  const mock = fn().mockName(name)
  const answersNothing = () =>
    mock.mockReset().mockRejectedValue(new Error(`The story does not say what ${name} answers`))
  answersNothing()
  all.push({ answersNothing })
  return mock
}

/** Between two stories: what one said holds for no other. */
export function forgetAnswers(): void {
  for (const { answersNothing } of all) answersNothing()
}
