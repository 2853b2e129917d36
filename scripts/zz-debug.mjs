process.env.TZ='UTC'
const { createVitest } = await import('vitest/node')
const { stories } = await import('../vitest.config.ts')
process.env.VITEST='true'
const { plugins=[], test } = stories
const vitest = await createVitest({ root: process.cwd(), config:false, watch:false, reporters:['default'], maxWorkers:1 }, { test: { projects: [{ plugins:[...plugins], test: {...test} }] } })
await vitest.standalone()
console.log(vitest.projects.map(p=>[p.name,p.config.include,p.config.root]))
const all = await vitest.globTestSpecifications()
console.log(all.length, all.slice(0,3).map(s=>s.moduleId))
await vitest.close()
process.exit(0)
