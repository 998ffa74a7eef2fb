import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of the GraphQL explorer is built beside the app, not with it: what it loads is in no page of the app. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: 'graphiql.html',
      onLog: (level, log, report) => {
        // a note to a compiler that has done its work already
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
