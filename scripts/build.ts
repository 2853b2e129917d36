import { buildPortal } from './portal-build.ts'

await buildPortal({ always: process.argv.includes('--force'), pressed: 'best' })
