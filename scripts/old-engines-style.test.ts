import { describe, expect, it } from 'vitest'
import { forScreens } from './old-engines-style.ts'

describe('what containers say, said for screens', () => {
  it.each([
    [
      '@layer component{.a{color:red}@container (width<=480px){.a{display:block}}.b{top:0}}',
      '@layer component{@media (max-width:512px){.a{display:block}}}',
    ],
    [
      '@layer a,b;@layer c{@media screen{@container (width>=480.02px) and (width<=34rem){.a:before{content:"}"}}}}',
      '@layer c{@media screen{@media (min-width:512.02px) and (max-width:36rem){.a:before{content:"}"}}}}',
    ],
    ['@keyframes a{0%{top:0}to{top:1px}}.a{color:red}', ''],
  ])('%s', (css, said) => expect(forScreens(css)).toBe(said))
})
