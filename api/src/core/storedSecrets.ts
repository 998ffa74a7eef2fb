import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Makes the secrets that are not set once and stores them in DATA_DIR, so that a restart signs nobody out.
 * Throws where the folder cannot be made or written.
 */
export function storedSecrets(dataDir: string): { jwt: string; webhook: string } {
  const file = path.join(dataDir, 'secrets.json');
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK);
  if (!existsSync(file)) {
    const made = {
      jwt: randomBytes(32).toString('hex'),
      webhook: `whsec_${randomBytes(24).toString('hex')}`,
    };
    publish(file, JSON.stringify(made));
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes a file atomically, unless another process that starts at the same moment has written it. */
function publish(file: string, text: string): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text, { mode: 0o600 });
  try {
    unlessThere(() => linkSync(own, file));
  } finally {
    unlinkSync(own);
  }
}

/** Ignores that the file or folder exists: another process may have been faster. */
function unlessThere(make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Makes a folder with its parents. Node's own recursion never ends on file systems that refuse with "not
 * found".
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  unlessThere(() => mkdirSync(folder));
}
