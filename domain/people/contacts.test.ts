import { describe, expect, it } from 'vitest'
import { checkPhones } from './contacts.ts'

describe('telephones', () => {
  it.each([
    [{ mobile: '', home: '' }, []],
    [{ mobile: '(11) 91234-5678', home: '(11) 3123-4567' }, []],
    [{ mobile: '11912345678', home: '11912345678' }, []],
    [{ mobile: '(11) 81234-5678', home: '' }, [{ field: 'mobile', code: 'not-mobile' }]],
    [
      { mobile: '(11) 9123', home: '3123-4567' },
      [
        { field: 'mobile', code: 'incomplete' },
        { field: 'home', code: 'incomplete' },
      ],
    ],
    [{ mobile: '(11) 3123-4567', home: '' }, [{ field: 'mobile', code: 'incomplete' }]],
    [{ mobile: '(01) 91234-5678', home: '' }, [{ field: 'mobile', code: 'incomplete' }]],
    [{ mobile: '+1 305 555 0100', home: '+351 212 345 678' }, []],
    [
      { mobile: '+1 305 555 010', home: '11 3123-4567 / 11 91234-5678' },
      [
        { field: 'mobile', code: 'foreign' },
        { field: 'home', code: 'too-long' },
      ],
    ],
    [{ mobile: '(', home: ' ' }, []],
    [
      { mobile: 'nenhum', home: '(11) 3123-4567 r. 12' },
      [
        { field: 'mobile', code: 'incomplete' },
        { field: 'home', code: 'too-long' },
      ],
    ],
  ])('%j are %j', (phones, problems) => {
    expect(checkPhones(phones)).toEqual(problems)
  })
})
