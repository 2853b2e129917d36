/*
 * Who may import whom:
 *   routes → features → identity, editing, listing, forms, navigation, shell, conditions, notifications, plan, session → api, hydration, clock → contract → domain
 *   app, stories → design-system; backend → contract, domain; domain → a decimal library and nothing else.
 *   Within backend: `backendFloors`, below.
 */
const only = (name, comment, path, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path },
  to: { pathNot },
})
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const tests = '\\.(test|stories|fixtures)\\.tsx?$'

/** Rooms of the API from the top down, by the name of their floor: each imports its own floor and those below. Drawn in `docs/house.md`. */
const backendFloors = Object.entries({
  demonstration: ['demo/'],
  calls: ['calls/', 'openapi/', 'installation/', 'preparation/'],
  jobs: ['jobs/'],
  'due-act-kinds': ['due-acts/kinds/'],
  usecases: ['usecases/'],
  engines: ['messages/', 'rules/', 'ledger/', 'files/', 'due-acts/(?!kinds/)'],
  documents: ['documents/', 'security/', 'realtime/'],
  images: ['images/', 'threads/'],
  database: ['database/'],
})
const roomsOf = (floors) => `^backend/(${floors.flatMap(([, rooms]) => rooms).join('|')})`
const uphill = backendFloors
  .slice(1)
  .map(([name, rooms], index) =>
    never(
      `backend-uphill-from-${name}`,
      'Rooms of the API know their own floor and those below.',
      { path: roomsOf([[name, rooms]]), pathNot: tests },
      { path: roomsOf(backendFloors.slice(0, index + 1)) },
    ),
  )

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Types included: what files need of each other lies below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^cloudflare:' },
    },
    only('domain-is-pure', 'Rules know a decimal library and nothing else.', '^domain/(?!.*\\.test\\.ts$)', [
      '^domain/',
      'node_modules/decimal\\.js',
    ]),
    only(
      'contract-is-thin',
      'The contract knows valibot and the rules.',
      '^contract/(?!.*\\.(test|fixtures)\\.ts$)',
      ['^contract/', '^domain/', 'node_modules/valibot'],
    ),
    never(
      'design-system-knows-no-product',
      'Controls know no pension word.',
      { path: '^design-system/' },
      { path: '^(app|domain|contract|backend|settings|scripts|tests)/' },
    ),
    never(
      'app-never-backend',
      'The portal knows only the wire.',
      { path: '^app/' },
      { path: '^(backend|scripts|tests)/' },
    ),
    never(
      'backend-never-app',
      'The API knows no screen; of the design system only how colours are derived and measured.',
      { path: '^backend/' },
      {
        path: '^(app|design-system|scripts)/',
        pathNot: '^design-system/brand/[\\w-]+\\.ts$',
      },
    ),
    ...uphill,
    never(
      'backend-room-on-a-floor',
      'A new room of the API is put on one of the floors.',
      { path: '^backend/(?!testing/)', pathNot: tests },
      { path: '^backend/[^/]+/', pathNot: [roomsOf(backendFloors), '^backend/testing/'] },
    ),
    never(
      'backend-put-together-at-the-top',
      'What puts a process together is known to no room but the demonstration, which is put together in one place of its own.',
      { path: '^backend/(?!demo/run-demonstration|testing/)[^/]+/', pathNot: tests },
      {
        path: '^backend/(?!(api|work|parts|problem|names|file-purposes|settled-within|atomic-file|loggable-error)\\.ts$)[^/]+\\.ts$',
      },
    ),
    never(
      'backend-ground',
      'What stands below every room knows none.',
      {
        path: '^backend/(parts|problem|names|file-purposes|settled-within|atomic-file|loggable-error)\\.ts$',
      },
      { path: '^backend/[^/]+/' },
    ),
    never(
      'work-and-api-by-type',
      'Every room may have them at hand: of the rooms they know types, and which errors of the database may be tried again.',
      { path: '^backend/(api|work)\\.ts$' },
      {
        path: '^backend/[^/]+/',
        pathNot: '^backend/database/errors\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'demonstration-behind-its-own-door',
      'Nothing that serves real people knows the invented ones.',
      { path: '^backend/(?!demo/|testing/)', pathNot: '\\.test\\.ts$' },
      { path: '^backend/demo/' },
    ),
    never(
      'papers-have-every-letter',
      'Papers are drawn on the one that has a font for every script.',
      { path: '^backend/(?!documents/pdf/paper\\.ts$)', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules/pdfkit', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'engine-of-requests-names-no-subject',
      'Kinds bring what is special; what all share of a link, a draft and an identity lies below the engine.',
      { path: '^backend/usecases/request-engine/', pathNot: tests },
      { path: '^backend/usecases/(?!request-engine/|plans/|drafts/|identity/)' },
    ),
    never(
      'settings-alone',
      'Settings know nothing.',
      { path: '^settings/' },
      { path: '^(app|backend|domain|contract|scripts)/' },
    ),
    never(
      'settings-at-the-border',
      'Only processes read settings; pages get them through the server.',
      { path: '^app/(?!host/)' },
      { path: '^settings/' },
    ),
    never(
      'below-every-page',
      'What time it is, and what pages come alive with, knows no page.',
      { path: '^app/(clock|hydration)/', pathNot: tests },
      { path: '^app/(?!clock/|hydration/)' },
    ),
    never(
      'feature-never-feature',
      'What two features need moves down.',
      { path: '^app/features/(?!enrolment/)([^/]+)/' },
      {
        path: '^app/features/',
        pathNot:
          '^app/features/($1|request-engine|people/addresses|plans/service-catalogue|publications/slides|collection/slips)/',
      },
    ),
    never(
      'first-access-asks-what-services-ask',
      'The first access shows the fields of contributions and of the investment profile; nothing else of other features.',
      { path: '^app/features/enrolment/onboarding/' },
      {
        path: '^app/features/',
        pathNot:
          '^app/features/(enrolment|request-engine|people/addresses)/|^app/features/(contributions|investments/investment-profiles)/(?!.*(Page|functions|queries))',
      },
    ),
    never(
      'rooms-never-features',
      'Rooms below do not know features or routes.',
      { path: '^app/(?!routes/|features/|routeTree|router\\.tsx)' },
      {
        path: '^app/(features|routes)/',
      },
    ),
    never(
      'api-at-the-bottom',
      'The API room knows no room of the portal.',
      { path: '^app/api/' },
      {
        path: '^app/(?!api/)',
      },
    ),
    never(
      'features-never-routes',
      'Routes are leaves.',
      { path: '^app/features/' },
      { path: '^app/routes/' },
    ),
    never(
      'only-api-knows-ky',
      'HTTP lives in app/api.',
      { path: '^app/(?!api/)' },
      { path: 'node_modules/ky/' },
    ),
    never(
      'only-forms-know-the-form-library',
      'Forms are wired once.',
      { path: '^app/(?!forms/)' },
      { path: 'node_modules/@tanstack/react-form/' },
    ),
    never(
      'wire-shapes-in-their-place',
      'valibot is declared in schemas and at server functions.',
      { path: '^app/(?!api/|notifications/|host/).*(?<!\\.(schema|functions|server|test|fixtures))\\.tsx?$' },
      { path: 'node_modules/valibot/' },
    ),
    never(
      'node-stays-on-the-server',
      'Node built-ins only in *.server.ts, the host, tests and their fixtures.',
      { path: '^app/(?!host/).*(?<!\\.(server|test|fixtures))\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    never(
      'react-aria-behind-the-design-system',
      'Screens use our controls.',
      { path: '^app/' },
      { path: 'node_modules/react-aria-components/' },
    ),
    never(
      'no-story-in-the-product',
      'Fixtures and stories stay out of what is built.',
      { path: '^(app|design-system|backend)/', pathNot: [tests, '^backend/testing/'] },
      { path: tests },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['routeTree\\.gen\\.ts', '^design-system/(dist|\\.cache)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
