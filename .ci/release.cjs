/*
 * Runs in `npm version`, which changes the root's package.json. It gives the workspaces the same version, moves the
 * unreleased part of the changelog under the version, and publishes the current schema.
 */
const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');

const CHANGELOG = '.github/CHANGELOG.md';
const UNRELEASED = /(?<=\n## Unreleased\n).*?(?=\n## )/s;
const MARKERS = {
  begin: '<!-- changes of the schema: printed by npm run schema -->',
  end: '<!-- end of changes -->',
};
const AS_PUBLISHED = '- The schema is as published.';

const { version, workspaces } = readJson('package.json');
const lock = readJson('package-lock.json');
for (const folder of workspaces) {
  const file = `${folder}/package.json`;
  writeJson(file, { ...readJson(file), version });
  lock.packages[folder].version = version;
}
writeJson('package-lock.json', lock);
writeFileSync(CHANGELOG, released(readFileSync(CHANGELOG, 'utf8')));
require('./publishSchema.cjs');
if (existsSync('.git'))
  execFileSync('git', ['add', CHANGELOG, 'schema', ...workspaces.map((folder) => `${folder}/package.json`)]);

function released(page) {
  const [unreleased] = UNRELEASED.exec(page);
  const changes = Object.values(MARKERS)
    .reduce((text, marker) => text.replace(`${marker}\n`, ''), unreleased)
    .replace(`### Schema\n\n\n${AS_PUBLISHED}\n`, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const next = `\n### Schema\n\n${MARKERS.begin}\n\n${AS_PUBLISHED}\n\n${MARKERS.end}\n`;
  const today = new Date().toISOString().slice(0, 10);
  return page.replace(
    UNRELEASED,
    () => `${next}\n## ${version} - ${today}\n\n${changes || 'Nothing that programs notice.'}\n`,
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
