/*
 * Writes a .br and a .gz beside each file of a folder that is text, as small as they get: servers hand them out as
 * they are. Pages are left out: the api writes them anew.
 *   node web/precompress.cjs FOLDER
 */
const { readFileSync, readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');

const TEXTS = /\.(js|css|svg|json|geojson|webmanifest)$/;
const SMALLEST = 1000;
const AT_ONCE = 4;

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = (content) =>
  promisify(zlib.brotliCompress)(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const gzip = (content) => promisify(zlib.gzip)(content, { level: 9 });

async function compress(file) {
  const content = readFileSync(file);
  if (content.length < SMALLEST) return;
  writeFileSync(`${file}.br`, await brotli(content));
  writeFileSync(`${file}.gz`, await gzip(content));
}

async function main(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name));
  const turns = files.values();
  const work = async () => {
    for (const name of turns) await compress(path.join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

void main(process.argv[2]);
