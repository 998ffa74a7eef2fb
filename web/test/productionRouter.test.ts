import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionFolder } from '../vite/productionRouter';

const MOVED = 'react-router has its production build elsewhere, or none: adapt web/vite/productionRouter.ts.';

/** The names that a module exports; an empty list if the file is not there. */
function exportsOf(file: string): string[] {
  try {
    const [, list = ''] = /export \{([^}]+)\};?\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
    return list.split(',').map((name) => name.trim().replace(/^.* as /, ''));
  } catch {
    return [];
  }
}

test.each(['index.mjs', 'dom-export.mjs'])(
  'the production build of the router exports the same: %s',
  (file) => {
    const production = exportsOf(join(productionFolder(), file));
    const offered = exportsOf(join(productionFolder(), '../development', file));
    expect([MOVED, ...production]).toEqual([MOVED, ...offered]);
    expect([MOVED, production.length > 1]).toEqual([MOVED, true]);
  },
);
