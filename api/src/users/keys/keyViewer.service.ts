import { In } from 'typeorm';
import { batchLoader } from '../../core/batchLoader';
import { now } from '../../core/clock';
import type { Viewer } from '../../access/policy';
import { isSandbox } from '../../core/appState';
import { KeyRefused } from '../../core/problems';
import { isStaffRole } from '../../access/duties';
import { isForStaff } from '../../access/scope.enum';
import { repo, transaction } from '../../database/transaction';
import { ApiKey } from './apiKey.entity';
import { isWellFormed, looksLikeTestKey } from './apiKey.secret';
import { rightsOfKey } from './keyHotels';
import { wasRevoked } from './revokedKey.service';
import { hashToken } from '../sessions/tokens';
import { readRole } from '../teams/duties.service';

/** The interval at which the use of a key is recorded, in milliseconds. */
const USE_EVERY_MS = 60_000;

/**
 * The viewer of an API key: its owner, limited to the scopes, hotels and duties of the key. Throws KeyRefused if the key is unknown,
 * revoked, replaced or expired, or if its owner cannot sign in. Nothing is cached.
 */
export async function findKeyViewer(token: string): Promise<Viewer> {
  if (!isWellFormed(token)) throw new KeyRefused('KEY_UNKNOWN');
  const tokenHash = hashToken(token);
  const viewer = await viewerOfKeyHash(tokenHash);
  // The sandbox alone answers test keys, and no others.
  if (viewer && viewer.key!.test !== isSandbox()) throw new KeyRefused('KEY_IS_FOR_TESTS');
  if (viewer) return viewer;
  const key = await readKey(tokenHash);
  if (key)
    throw new KeyRefused(key.userRow?.active && isLive(key, tokenHash) ? 'KEY_EXPIRED' : 'KEY_REVOKED');
  throw new KeyRefused((await wasRevoked(tokenHash)) ? 'KEY_REVOKED' : 'KEY_UNKNOWN');
}

/**
 * The viewer by the hash of the key; undefined if the key is not valid. Simultaneous calls share one
 * statement.
 */
export async function viewerOfKeyHash(tokenHash: string): Promise<Viewer | undefined> {
  const key = await liveKey(tokenHash);
  if (!key) return undefined;
  const user = key.userRow!;
  const { id, scopes, hotelIds, test } = key;
  const owner = await readRole(user);
  return {
    id: user.id,
    ...rightsOfKey(key, owner),
    sessionId: '',
    key: {
      id,
      tokenHash,
      test,
      expiresAt: endOf(key, tokenHash),
      ownerRole: owner.role,
      ownerDuties: owner.duties,
      hotelIds,
      scopes: scopes.filter((scope) => isStaffRole(owner.role) || !isForStaff(scope)),
    },
  };
}

/** The test key of a token, with the moment when its secret ends; undefined if the token is not a valid test key. */
export async function findTestKey(token: string): Promise<{ key: ApiKey; viewer: Viewer } | undefined> {
  if (!looksLikeTestKey(token) || !isWellFormed(token)) return undefined;
  const viewer = await viewerOfKeyHash(hashToken(token));
  const key = viewer?.key?.test ? await readKey(viewer.key.tokenHash) : undefined;
  return key && viewer && { key, viewer };
}

/** The key with its owner if it works now; its use is recorded. */
async function liveKey(tokenHash: string): Promise<ApiKey | undefined> {
  const key = await readKey(tokenHash);
  if (!key?.userRow?.active || !isLive(key, tokenHash)) return undefined;
  if (key.expiresAt && key.expiresAt <= now()) return undefined;
  await noteUse(key);
  return key;
}

/** Whether this is the current secret of the key, or the previous one while it still works. */
const isLive = ({ tokenHash, previousSecretUntil }: ApiKey, used: string): boolean =>
  tokenHash === used || previousSecretUntil !== null;

/** When the used secret of the key ends; null if it does not. */
function endOf({ tokenHash, expiresAt, previousUntil }: ApiKey, used: string): Date | null {
  if (tokenHash === used) return expiresAt;
  return expiresAt && expiresAt < previousUntil! ? expiresAt : previousUntil;
}

const readKey = batchLoader(async (hashes: readonly string[]) => {
  const those = In([...hashes]);
  const keys = await repo(ApiKey).find({
    where: [{ tokenHash: those }, { previousTokenHash: those }],
    relations: { userRow: true },
  });
  const found = new Map(
    keys.flatMap((key) => [[key.tokenHash, key] as const, [key.previousTokenHash, key] as const]),
  );
  return hashes.map((hash) => found.get(hash));
});

/** Records the use of a key, once a minute. */
async function noteUse({ id, lastUsedAt }: ApiKey): Promise<void> {
  const at = now();
  if (lastUsedAt && at.getTime() - lastUsedAt.getTime() < USE_EVERY_MS) return;
  await transaction(() => repo(ApiKey).update({ id }, { lastUsedAt: at }));
}
