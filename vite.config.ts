import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // The compiler's native build is young: HUSTINGS_REACT_COMPILER=off builds without it.
  plugins: [react({ compiler: process.env['HUSTINGS_REACT_COMPILER'] !== 'off' }), tailwind()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // Pictures stay files: they are cached once and loaded only where they show.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs and what changes only with a version: cached over releases.
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|react-hot-toast)\//,
            },
            // One file for what most pages share, instead of a request for every button.
            {
              name: 'kit',
              test: /\/src\/|\/lucide-react\//,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': process.env['HUSTINGS_API'] ?? 'http://localhost:3000' },
  },
});
