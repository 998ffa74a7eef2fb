import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { root } from '../testServer';

export interface PseudoBuild {
  /** Answers the German files of a browser with those of the language of tests. */
  serve(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** Builds the web with the language of tests in place of German; see web/vite/pseudoLanguage.ts. */
export async function buildPseudoLanguage(): Promise<PseudoBuild> {
  const folder = process.env.PSEUDO_BUILD ?? (await mkdtemp(path.join(tmpdir(), 'staybook-pseudo-')));
  if (!process.env.PSEUDO_BUILD)
    await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder], {
      cwd: path.join(root, 'web'),
      env: { ...process.env, PSEUDO_LANGUAGE: '1' },
    });
  return {
    async serve(context) {
      await context.route('**/assets/de/*.js', (route) =>
        route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
      );
    },
    close: async () => {
      if (!process.env.PSEUDO_BUILD) await rm(folder, { recursive: true });
    },
  };
}
