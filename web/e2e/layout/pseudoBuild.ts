import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { root } from '../testServer';

const READY = 'ready';

/** Where it is, beside the database that the journeys copy. */
export const pseudoFolder = (seeded: string): string => `${seeded}-pseudo`;

export interface PseudoBuild {
  /** Answers the German files of a browser with those of the language of tests. */
  serve(context: BrowserContext): Promise<void>;
}

/** Builds the web with the language of tests in place of German; see web/vite/pseudoLanguage.ts. */
async function build(folder: string): Promise<void> {
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder], {
    cwd: path.join(root, 'web'),
    env: { ...process.env, PSEUDO_LANGUAGE: '1' },
  });
  await writeFile(path.join(folder, READY), '');
}

/** A picture of one transparent pixel. */
const NO_PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The build that the workers of a run share: the first one makes it, the others wait. */
export async function sharePseudoBuild(): Promise<PseudoBuild> {
  const folder = pseudoFolder(process.env.E2E_SEEDED ?? (await mkdtemp(path.join(tmpdir(), 'staybook-'))));
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) await build(folder);
  while (!existsSync(path.join(folder, READY))) await wait(200);
  return {
    async serve(context) {
      await context.route('**/assets/de/*.js', (route) =>
        route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
      );
      // to draw the pictures takes longer than all the rest, and their places are there without them
      await context.route(/\/(pictures|previews)\//, (route) =>
        route.fulfill({ contentType: 'image/gif', body: NO_PICTURE }),
      );
    },
  };
}
