/*
 * Runs the api's tests on a database server. DATABASE_URL names it: mariadb:// or mysql://, with an account that may
 * make databases. Each test file makes its own database beside the one in the URL. Files named *.server.test.ts run
 * only here. With --about-engines it runs only the files about differences between engines, migrations and concurrency.
 * Further arguments go to jest.
 */
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { createConnection } = require('mysql2/promise');
const { runLive } = require('./spawn.cjs');

const ABOUT_ENGINES =
  /\/(database|search|search\/index|bookings\/(hold|pay|change|cancel)|files\/backup)\/[^/]+$|\.server\.test\.ts$/;
const CHOICES = { '--about-engines': `--testPathPatterns=${ABOUT_ENGINES.source}` };

const address = process.env.DATABASE_URL || 'mariadb://root@127.0.0.1:3306/test';

async function main() {
  if (!/^(mariadb|mysql):\/\//.test(address) || !URL.canParse(address))
    return fail('DATABASE_URL must begin with mariadb:// or mysql://.');
  const url = new URL(address);
  try {
    const connection = await createConnection({
      host: url.hostname,
      port: Number(url.port || 3306),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      connectTimeout: 5000,
    });
    const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
    await connection.end();
    console.log(`Testing on ${version} at ${url.host} ...`);
  } catch (error) {
    return fail(`No database server answers at ${url.host} (${error.code || error.message}).`);
  }
  const words = process.argv.slice(2).map((word) => CHOICES[word] ?? word);
  const isWhole = words.every((word) => word.startsWith('--'));
  const withoutDatabase = isWhole ? listWithoutDatabase() : [];
  if (withoutDatabase.length)
    console.log(`Left out: ${withoutDatabase.length} files that open no database; npm test runs them.`);
  // These patterns replace those of api/package.json, which leave out the tests that need a server.
  const ignored = [
    '/node_modules/',
    '\\.composed\\.test\\.ts$',
    ...withoutDatabase.map((file) => `${file}$`),
  ].map((pattern) => `--testPathIgnorePatterns=${pattern}`);
  // The project is last, since jest takes every argument after it for another project.
  const jest = [...words, ...ignored, '--selectProjects=api'];
  process.exitCode = runLive('jest', jest, { DATABASE_URL: address }) ? 0 : 1;
}

/** Test files that need no database: they neither start a server nor use a helper that might. */
function listWithoutDatabase() {
  const folder = path.join(__dirname, '..', 'api');
  return ['src', 'standins', 'seeds', 'test']
    .flatMap((part) =>
      readdirSync(path.join(folder, part), { recursive: true }).map((file) => path.join(part, file)),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter(
      (file) => !/openDatabase|test(ing)?\/|spawn|fork/.test(readFileSync(path.join(folder, file), 'utf8')),
    );
}

function fail(line) {
  console.error(`${line} Start one, or set DATABASE_URL, for instance mariadb://root@127.0.0.1:3306/test.`);
  process.exitCode = 1;
}

void main();
