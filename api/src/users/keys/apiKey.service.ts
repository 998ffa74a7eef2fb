import { LIMITS } from '../../../../schema/limits';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { now } from '../../core/clock';
import { authorized, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { isStaffRole } from '../../access/duties';
import { Scope } from '../../access/scope.enum';
import { lockRows, repo, transaction } from '../../database/transaction';
import { ApiKey, newApiKey } from './apiKey.entity';
import {
  ApiKeyRefused,
  type CreateApiKeyInput,
  type NewApiKey,
  type RevokeApiKeyInput,
  type RotateApiKeyInput,
} from './apiKey.types';
import { hintOf, makeApiKeySecret } from './apiKey.secret';
import { requireOwner } from '../factors/proof.service';
import { publishViewerChanged } from '../sessions/device.service';
import { rememberRevoked } from './revokedKey.service';
import { hashToken } from '../sessions/tokens';
import { User } from '../user.entity';

/** The viewer's API keys, newest first. */
export async function listApiKeys(viewer: Viewer | undefined): Promise<ApiKey[]> {
  const { id: userId } = authorized(viewer, 'key:own');
  return repo(ApiKey).find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
}

/**
 * Creates an API key and returns its secret; only the hash is stored. Requires a proof or the
 * password. Refuses ApiKeyRefused, ProofNeeded, WrongPassword and TooManyAttempts.
 */
export async function createApiKey(
  viewer: Viewer | undefined,
  { name, scopes, expiresAt = null, currentPassword }: CreateApiKeyInput,
): Promise<NewApiKey> {
  const owner = authorized(viewer, 'key:create');
  await requireOwner(owner, currentPassword);
  if (scopes.includes(Scope.STAFF) && !isStaffRole(owner.role))
    refuse(new ApiKeyRefused('Only administrators can have staff keys.'));
  if (expiresAt && expiresAt <= now()) refuse(new ApiKeyRefused('Choose an expiry date in the future.'));
  const secret = makeApiKeySecret();
  const key = newApiKey({
    userId: owner.id,
    name: name.trim(),
    ...secretColumns(secret),
    scopes: Object.values(Scope).filter((scope) => scope === Scope.READ || scopes.includes(scope)),
    expiresAt,
  });
  await transaction(async () => {
    // Locks the user so that concurrent calls cannot exceed the maximum number of keys.
    await lockRows(User, [owner.id]);
    if ((await repo(ApiKey).countBy({ userId: owner.id })) >= LIMITS.apiKeys)
      refuse(new ApiKeyRefused(`You already have ${LIMITS.apiKeys} keys. Revoke one first.`));
    await repo(ApiKey).insert(key);
    await recordKey(owner, 'createApiKey', undefined, key);
  });
  return { key, secret };
}

/**
 * Replaces the secret of a viewer's key. The old secret stops working at once, and its sockets close.
 * Requires a proof or the password. Refuses ApiKeyRefused, ProofNeeded, WrongPassword and TooManyAttempts.
 */
export async function rotateApiKey(
  viewer: Viewer | undefined,
  { keyId, currentPassword }: RotateApiKeyInput,
): Promise<NewApiKey> {
  const owner = authorized(viewer, 'key:create');
  await requireOwner(owner, currentPassword);
  const secret = makeApiKeySecret();
  const key = await transaction(async () => {
    const [found] = await lockRows(ApiKey, [keyId]);
    if (found?.userId !== owner.id)
      refuse(new ApiKeyRefused('This key does not exist. It may have been revoked.'));
    const before = { ...found };
    await rememberRevoked(found);
    Object.assign(found, secretColumns(secret), { rotatedAt: now() });
    await repo(ApiKey).save(found);
    await recordKey(owner, 'rotateApiKey', before, found);
    publishViewerChanged(owner.id);
    return found;
  });
  return { key, secret };
}

/** Revokes a key of the viewer and closes its sockets; returns true also if the key no longer exists. */
export async function revokeApiKey(
  viewer: Viewer | undefined,
  { keyId }: RevokeApiKeyInput,
): Promise<boolean> {
  const owner = authorized(viewer, 'key:own');
  await transaction(async () => {
    const [key] = await lockRows(ApiKey, [keyId]);
    if (key?.userId !== owner.id) return;
    await repo(ApiKey).delete({ id: keyId });
    await rememberRevoked(key);
    await recordKey(owner, 'revokeApiKey', key, undefined);
    publishViewerChanged(owner.id);
  });
  return true;
}

const secretColumns = (secret: string) => ({ tokenHash: hashToken(secret), hint: hintOf(secret) });

/** Logs a change of a staff key in the audit log. */
async function recordKey(
  owner: Viewer,
  action: string,
  before: ApiKey | undefined,
  after: ApiKey | undefined,
): Promise<void> {
  const { id, scopes } = (after ?? before)!;
  if (!scopes.includes(Scope.STAFF)) return;
  await recordChange(owner, {
    action,
    record: AuditRecord.API_KEY,
    id,
    before: logged(before),
    after: logged(after),
  });
}

const logged = (key: ApiKey | undefined): object | undefined =>
  key && { ...key, expiresAt: key.expiresAt?.toISOString(), hint: key.hint };
