/* Publishes the current schema, which later schemas must not break; for a release. */
const { readFileSync, writeFileSync } = require('node:fs');

const HEADER =
  '# The schema as it was last published, for whom the next one must go on working: npm run schema:publish.\n';
const printed = readFileSync('schema/schema.graphql', 'utf8');
writeFileSync('schema/published.graphql', HEADER + printed.slice(printed.indexOf('\n') + 1));
