import { In, LessThan } from 'typeorm';
import { now } from '../../core/clock';
import { repo, transaction } from '../../database/transaction';
import { ApiKey } from './apiKey.entity';
import { RevokedKey, newRevokedKey } from './revokedKey.entity';

/** How long a program learns that its key was revoked, in milliseconds; after that the key is unknown. */
const KEPT_MS = 400 * 86_400_000;
/** Rows that one run deletes. */
const MOST_DELETED = 1000;

/** Records the secret of a key that is revoked or replaced, in the same transaction. */
export async function rememberRevoked(tokenHash: string): Promise<void> {
  await repo(RevokedKey).insert(newRevokedKey({ tokenHash }));
}

/** Revokes all keys of a user, inside the caller's transaction. */
export async function revokeKeysOf(userId: string): Promise<void> {
  const keys = await repo(ApiKey).findBy({ userId });
  if (!keys.length) return;
  const hashes = keys.flatMap(({ tokenHash, previousTokenHash }) =>
    [tokenHash, previousTokenHash ?? []].flat(),
  );
  await repo(RevokedKey).insert(hashes.map((tokenHash) => newRevokedKey({ tokenHash })));
  await repo(ApiKey).delete({ userId });
}

/** Whether a secret was an API key, by its hash. */
export const wasRevoked = (tokenHash: string): Promise<boolean> => repo(RevokedKey).existsBy({ tokenHash });

/** Deletes keys that were revoked more than 400 days ago; a job. */
export async function purgeRevokedKeys(): Promise<void> {
  const revokedAt = LessThan(new Date(now().getTime() - KEPT_MS));
  const old = await repo(RevokedKey).find({ where: { revokedAt }, take: MOST_DELETED });
  const tokenHash = In(old.map((row) => row.tokenHash));
  if (old.length) await transaction(() => repo(RevokedKey).delete({ tokenHash }));
}
