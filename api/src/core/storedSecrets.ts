import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Secrets that nobody set are made once and stored in DATA_DIR, so that a restart signs nobody out. Throws where
 * the folder cannot be made or written.
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
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** mkdir with its parents. Node's own recursion never ends on file systems that refuse with "not found". */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
