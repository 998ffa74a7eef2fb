import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { appVariable } from './appState';
import { config } from './config';

/** The keys made from one secret of JWT_SECRET. */
export interface ServerKey {
  /** A short hash that names the key without revealing it. */
  id: string;
  /** For HMACs and access tokens: the bytes of the secret itself. */
  signing: KeyObject;
  /** For encryption with AES-256. */
  sealing: KeyObject;
}

const cached = appVariable<{ secrets: string[]; keys: ServerKey[] }>();

/** The keys of all secrets, newest first; made once for each list of secrets. */
export function serverKeys(): ServerKey[] {
  const secrets = config.jwtSecrets;
  const known = cached.get();
  if (known?.secrets === secrets) return known.keys;
  const keys = secrets.map(keyOf);
  cached.set({ secrets, keys });
  return keys;
}

/** The key that signs and seals; the others only verify and unseal. */
export const newestKey = (): ServerKey => serverKeys()[0]!;

function keyOf(secret: string): ServerKey {
  const signing = createSecretKey(secret, 'utf8');
  const derived = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', signing, '', info, bytes));
  return {
    id: derived('staybook key id', 6).toString('hex'),
    signing,
    sealing: createSecretKey(derived('staybook sealing', 32)),
  };
}
