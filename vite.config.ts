import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Error reports leave their own debugging, and the recording of frames and shadow trees, of which the shop has none, at home.
  define: { __SENTRY_DEBUG__: 'false', __RRWEB_EXCLUDE_IFRAME__: 'true', __RRWEB_EXCLUDE_SHADOW_DOM__: 'true' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server build starts at our door, which is in the same module graph as the routes.
  environments: {
    ssr: { build: { rollupOptions: { input: './src/web/server.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two pieces, not in twelve: each costs a round trip where there is no HTTP/2.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
                {
                  name: 'shop',
                  // The market dialog comes when it is opened.
                  test: /src\/(shared|ui\/(icons|toast|brand\/mark)|web\/(shell(?!\/(?:market-dialog|currency-list))|hydration\/(progressive-hydration|use-replay|use-disable|use-instant)|brand\/printed-cloth|cart\/cart-store)|web\/(links|messages|settings|seo|nonce)\.tsx?|web\/components\/(picture|price|product-card))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
