import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers, oldestForScripts } from './scripts/browser-support.ts'
import { importsAtOnce } from './scripts/chunks/imports-at-once.ts'
import { sharedChunks } from './scripts/chunks/shared-chunks.ts'
import { inlinedAnswers } from './scripts/inlined-answers.ts'
import { oldEnginesStyle } from './scripts/old-engines-style.ts'
import { pdfDecoders } from './scripts/pdf-decoders.ts'

const apiHost = process.env.API_HOST ?? 'http://127.0.0.1:3001'

const framework =
  /node_modules\/(react|react-dom|scheduler|seroval|@tanstack\/[\w-]*(router|start|store|query|history)[\w-]*)\//

/** The portal's only Vite configuration: `vite dev|build --config app.config.ts`. */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    tanstackStart({
      srcDirectory: 'app',
      // A page's loader and its picture of waiting come with the page; by default they are in the first program of every page.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [
            ['component', 'pendingComponent', 'loader'],
            ['errorComponent'],
            ['notFoundComponent'],
          ],
        },
      },
    }),
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    react(),
    inlinedAnswers,
    importsAtOnce,
    pdfDecoders,
    oldEnginesStyle,
  ],
  build: {
    target: oldestForScripts(),
    cssTarget: oldestBrowsers(),
    sourcemap: false,
    assetsInlineLimit: 0,
    // The first program would carry a list of what every page is made of, longer with each new page; the styles of a page stay in it,
    // because a page must not show before them. Pages are fetched when somebody is about to go there, so the list is not missed.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Modules that every page begins with go into one file: they compress better together than in pieces.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 1 },
                sharedChunks({ apart: framework }),
              ],
            },
          },
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/socket.io': { target: apiHost, ws: true } },
  },
})
