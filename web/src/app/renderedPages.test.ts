import { existsSync } from 'node:fs';
import path from 'node:path';
import { RENDERED_PAGES } from './renderedPages';

test.each(Object.entries(RENDERED_PAGES))(
  'the files of the rendered page %s exist, so that its styles come with it',
  (_pattern, files) => {
    const missing = files.filter((file) => !existsSync(path.join(__dirname, '../..', file)));
    expect(missing).toEqual([]);
  },
);
