import { In } from 'typeorm';
import { batchLoader } from '../../core/batchLoader';
import { now } from '../../core/clock';
import type { Viewer } from '../../access/policy';
import { KeyRefused } from '../../core/problems';
import { isStaffRole } from '../../access/duties';
import { isForStaff } from '../../access/scope.enum';
import { repo, transaction } from '../../database/transaction';
import { ApiKey } from './apiKey.entity';
import { isWellFormed } from './apiKey.secret';
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
  const key = await readKey(tokenHash);
  const user = key?.userRow;
  if (!user?.active || !isLive(key!, tokenHash)) return undefined;
  if (key!.expiresAt && key!.expiresAt <= now()) return undefined;
  await noteUse(key!);
  const { id, scopes, hotelIds } = key!;
  const owner = await readRole(user);
  return {
    id: user.id,
    ...rightsOfKey(key!, owner),
    sessionId: '',
    key: {
      id,
      tokenHash,
      expiresAt: endOf(key!, tokenHash),
      ownerRole: owner.role,
      ownerDuties: owner.duties,
      hotelIds,
      scopes: scopes.filter((scope) => isStaffRole(owner.role) || !isForStaff(scope)),
    },
  };
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
