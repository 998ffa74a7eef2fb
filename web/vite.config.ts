import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', assetsInlineLimit: 0 },
  server: {
    port: 5173,
    proxy: { '/graphql': { target: api, ws: true }, '/dev': api, '/api': api },
  },
});
