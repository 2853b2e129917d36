import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }

const stylesheet = 'design-system.css'
const { name, version, type, license, dependencies, peerDependencies } = manifest

/** Public entries, by their names; tools of tests and style sheets of single components stay with the sources. */
const entries = Object.entries(manifest.exports).filter(
  ([entry]) => !/^\.\/(styles|storybook|test-projects)\b/.test(entry),
)

const packages = Object.keys({ ...dependencies, ...peerDependencies })
const isPackage = (id: string) => packages.some((known) => id === known || id.startsWith(`${known}/`))

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '')

/** Makes the built folder a package of its own, with the same names as the sources have. */
const builtManifest: Plugin = {
  name: 'built-manifest',
  generateBundle() {
    const built = entries.map(([entry, source]) => {
      const path = withoutExtension(source)
      return [entry, { types: `${path}.d.ts`, default: `${path}.js` }]
    })
    const source = JSON.stringify(
      {
        name,
        version,
        type,
        license,
        dependencies,
        peerDependencies,
        sideEffects: ['**/*.css'],
        exports: { ...Object.fromEntries(built), [`./${stylesheet}`]: `./${stylesheet}` },
      },
      null,
      2,
    )
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${source}\n` })
  },
}

/** The package as JavaScript and one style sheet, for an application that does not build the sources; the compiler adds the types. */
export default defineConfig({
  base: './',
  plugins: [vanillaExtractPlugin(), react(), builtManifest],
  build: {
    target: 'baseline-widely-available',
    minify: false,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(entries.map(([, source]) => [withoutExtension(source).slice(2), source])),
      external: isPackage,
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: import.meta.dirname,
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.includes('style.css') ? stylesheet : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
