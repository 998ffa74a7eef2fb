import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { now } from '../../core/clock';
import { authorized, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { HotelDuty } from '../../access/duty.enum';
import { isStaffRole } from '../../access/duties';
import { isForStaff, Scope } from '../../access/scope.enum';
import { lockRows, repo, transaction } from '../../database/transaction';
import { ApiKey, newApiKey } from './apiKey.entity';
import {
  ApiKeyRefused,
  type CreateApiKeyInput,
  type EndApiKeyOverlapInput,
  type NewApiKey,
  type RevokeApiKeyInput,
  type RotateApiKeyInput,
} from './apiKey.types';
import { hotelsProblem } from './keyHotels';
import { hintOf, makeApiKeySecret } from './apiKey.secret';
import { requireOwner } from '../factors/proof.service';
import { testKeyProblem } from './testKeys';
import { publishViewerChanged } from '../sessions/device.service';
import { rememberRevoked } from './revokedKey.service';
import { hashToken } from '../sessions/tokens';
import { User } from '../user.entity';

const HOUR_MS = 3_600_000;

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
  {
    name,
    scopes,
    expiresAt = null,
    hotelIds = null,
    duties = null,
    test,
    currentPassword,
  }: CreateApiKeyInput,
): Promise<NewApiKey> {
  const owner = authorized(viewer, 'key:create');
  await requireOwner(owner, currentPassword);
  const problem = test ? testKeyProblem(scopes) : undefined;
  if (problem) refuse(new ApiKeyRefused(problem));
  if (scopes.some(isForStaff) && !isStaffRole(owner.role))
    refuse(new ApiKeyRefused('Only staff can have staff keys.'));
  if (scopes.includes(Scope.HOTEL) && !hotelIds)
    refuse(new ApiKeyRefused('Name the hotels of the scope HOTEL.'));
  await refuseHotels(owner, { scopes, hotelIds, duties });
  if (expiresAt && expiresAt <= now()) refuse(new ApiKeyRefused('Choose an expiry date in the future.'));
  const secret = makeApiKeySecret(test ?? false);
  const key = newApiKey({
    userId: owner.id,
    name: name.trim(),
    ...secretColumns(secret),
    scopes: withRead(scopes),
    expiresAt,
    test: test ?? false,
    hotelIds: hotelIds && [...new Set(hotelIds)],
    duties: duties && Object.values(HotelDuty).filter((duty) => duties.includes(duty)),
  });
  await transaction(async () => {
    // Locks the user so that concurrent calls cannot exceed the maximum number of keys.
    await lockRows(User, [owner.id]);
    if ((await repo(ApiKey).countBy({ userId: owner.id })) >= LIMITS.apiKeys)
      refuse(
        new ApiKeyRefused(
          fill('You already have {apiKeys} keys. Revoke one first.', { apiKeys: LIMITS.apiKeys }),
        ),
      );
    await repo(ApiKey).insert(key);
    await recordKey(owner, 'createApiKey', undefined, key);
  });
  return { key, secret };
}

/**
 * Replaces the secret of a viewer's key. The old secret stops working at once, or after the overlap; sockets close.
 * Requires a proof or the password. Refuses ApiKeyRefused, ProofNeeded, WrongPassword and TooManyAttempts.
 */
export async function rotateApiKey(
  viewer: Viewer | undefined,
  { keyId, overlapHours, currentPassword }: RotateApiKeyInput,
): Promise<NewApiKey> {
  const owner = authorized(viewer, 'key:create');
  await requireOwner(owner, currentPassword);
  return transaction(async () => {
    const [found] = await lockRows(ApiKey, [keyId]);
    if (found?.userId !== owner.id)
      refuse(new ApiKeyRefused('This key does not exist. It may have been revoked.'));
    const secret = makeApiKeySecret(found.test);
    const before = { ...found };
    await endOverlap(found);
    if (overlapHours) {
      found.previousTokenHash = found.tokenHash;
      found.previousUntil = new Date(now().getTime() + overlapHours * HOUR_MS);
    } else await rememberRevoked(found.tokenHash);
    Object.assign(found, secretColumns(secret), { rotatedAt: now() });
    await repo(ApiKey).save(found);
    await recordKey(owner, 'rotateApiKey', before, found);
    publishViewerChanged(owner.id);
    return { key: found, secret };
  });
}

/** Ends the previous secret of a viewer's key at once and closes its sockets; returns true also if there is none. */
export async function endApiKeyOverlap(
  viewer: Viewer | undefined,
  { keyId }: EndApiKeyOverlapInput,
): Promise<boolean> {
  const owner = authorized(viewer, 'key:own');
  await transaction(async () => {
    const [key] = await lockRows(ApiKey, [keyId]);
    if (key?.userId !== owner.id) return;
    const before = { ...key };
    await endOverlap(key);
    await repo(ApiKey).save(key);
    await recordKey(owner, 'endApiKeyOverlap', before, key);
    publishViewerChanged(owner.id);
  });
  return true;
}

/** Ends the previous secret of a locked key; the caller stores the key. */
async function endOverlap(key: ApiKey): Promise<void> {
  if (key.previousTokenHash) await rememberRevoked(key.previousTokenHash);
  Object.assign(key, { previousTokenHash: null, previousUntil: null });
}

/** The scopes of a new key, each once: BOOK and STAFF include READ. */
const withRead = (scopes: readonly Scope[]): Scope[] =>
  Object.values(Scope).filter(
    (scope) =>
      scopes.includes(scope) ||
      (scope === Scope.READ && (scopes.includes(Scope.BOOK) || scopes.includes(Scope.STAFF))),
  );

/** Refuses ApiKeyRefused if the owner may not limit a key so. */
async function refuseHotels(
  owner: Viewer,
  { scopes, hotelIds, duties }: Pick<ApiKey, 'scopes' | 'hotelIds' | 'duties'>,
): Promise<void> {
  if (!hotelIds && !duties) return;
  if (!scopes.some(isForStaff)) refuse(new ApiKeyRefused('Only staff keys name hotels and duties.'));
  const problem = await hotelsProblem(owner, { hotelIds, duties });
  if (problem) refuse(new ApiKeyRefused(problem));
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
    await endOverlap(key);
    await rememberRevoked(key.tokenHash);
    await recordKey(owner, 'revokeApiKey', key, undefined);
    publishViewerChanged(owner.id);
  });
  return true;
}

const secretColumns = (secret: string) => ({ tokenHash: hashToken(secret), hint: hintOf(secret) });

type KeyRow = Omit<ApiKey, 'previousSecretUntil'>;

/** Logs a change of a staff key in the audit log. */
async function recordKey(
  owner: Viewer,
  action: string,
  before: KeyRow | undefined,
  after: KeyRow | undefined,
): Promise<void> {
  const { id, scopes } = (after ?? before)!;
  if (!scopes.some(isForStaff)) return;
  await recordChange(owner, {
    action,
    record: AuditRecord.API_KEY,
    id,
    before: logged(before),
    after: logged(after),
  });
}

const logged = (key: KeyRow | undefined): object | undefined =>
  key && {
    ...key,
    expiresAt: key.expiresAt?.toISOString(),
    previousUntil: key.previousUntil?.toISOString(),
  };
