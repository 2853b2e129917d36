import { fn, type Mock, mocked } from 'storybook/test'
import type { CallAnswers, CallData } from './ask.ts'
import { passOnCommand, passOnQuestion } from './page-calls.functions.ts'

type MockedCall<Name extends keyof CallData> = Mock<(data?: CallData[Name]) => Promise<CallAnswers[Name]>>

const mocks = new Map<string, Mock>()

const passOn = async ({ data: { call, data } }: { data: { call: string; data?: object } }) =>
  mockOf(call)(data) as unknown

/** A call of the contract in a story: `mockedCall('retornarAtas').mockResolvedValue([…])`. Until then it fails and says so. */
export function mockedCall<Name extends keyof CallData>(name: Name): MockedCall<Name> {
  // Between two stories the server functions forget what they answered, and this all the calls that went by them.
  if (mocked(passOnQuestion).getMockImplementation() !== passOn) {
    mocks.clear()
    mocked(passOnQuestion).mockImplementation(passOn)
    mocked(passOnCommand).mockImplementation(passOn)
  }
  return mockOf(name) as MockedCall<Name>
}

function mockOf(name: string): Mock {
  const known = mocks.get(name)
  if (known) return known
  const mock = fn()
    .mockName(name)
    .mockRejectedValue(new Error(`The story does not say what ${name} answers`))
  mocks.set(name, mock)
  return mock
}
