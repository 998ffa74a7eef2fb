import { In } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { AuditRecord } from '../audit/auditEntry.entity';
import { recordChange } from '../audit/recordChange.service';
import { batchLoader } from '../core/batchLoader';
import { now } from '../core/clock';
import { authorized, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import { Role } from '../core/role.enum';
import { Scope } from '../core/scope.enum';
import { newId } from '../database/columns';
import { lockRows, repo, transaction } from '../database/transaction';
import { ApiKey } from './apiKey.entity';
import type { CreateApiKeyInput, RevokeApiKeyInput, RotateApiKeyInput } from './apiKey.inputs';
import { ApiKeyRefused, type NewApiKey } from './apiKey.results';
import { hintOf, isWellFormed, makeApiKeySecret } from './apiKey.secret';
import { hasJustSignedIn, publishViewerChanged } from './device.service';
import { requirePassword } from './passwords';
import { hashToken } from './tokens';
import { User, roleOf } from './user.entity';

/** How long a use of a key may go unwritten, in milliseconds. */
const USE_EVERY_MS = 60_000;

/** The viewer's API keys, the newest first. */
export async function listApiKeys(viewer: Viewer | undefined): Promise<ApiKey[]> {
  const { id: userId } = authorized(viewer, 'key:own');
  return repo(ApiKey).find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
}

/**
 * Makes an API key; its secret is answered and only its hash is stored. Takes the password, unless the session was
 * opened a moment ago. Refuses ApiKeyRefused, WrongPassword and TooManyAttempts.
 */
export async function createApiKey(
  viewer: Viewer | undefined,
  { name, scopes, expiresAt = null, currentPassword }: CreateApiKeyInput,
): Promise<NewApiKey> {
  const owner = authorized(viewer, 'key:own');
  await requireOwner(owner, currentPassword);
  if (scopes.includes(Scope.STAFF) && owner.role !== Role.ADMIN)
    refuse(new ApiKeyRefused('Only keys of administrators can be for staff.'));
  if (expiresAt && expiresAt <= now()) refuse(new ApiKeyRefused('The key would have ended already.'));
  const secret = makeApiKeySecret();
  const key = Object.assign(new ApiKey(), {
    ...{ id: newId(), userId: owner.id, name: name.trim(), ...secretColumns(secret) },
    scopes: Object.values(Scope).filter((scope) => scope === Scope.READ || scopes.includes(scope)),
    ...{ createdAt: now(), rotatedAt: null, expiresAt, lastUsedAt: null },
  });
  await transaction(async () => {
    // one after the other, so that their number is what was looked at
    await lockRows(User, [owner.id]);
    if ((await repo(ApiKey).countBy({ userId: owner.id })) >= LIMITS.apiKeys)
      refuse(new ApiKeyRefused(`You have ${LIMITS.apiKeys} keys already. Revoke one first.`));
    await repo(ApiKey).insert(key);
    await recordKey(owner, 'createApiKey', undefined, key);
  });
  return { key, secret };
}

/**
 * Gives a key of the viewer another secret; programs with the one before are refused at once, and their sockets end.
 * Takes the password as createApiKey() does. Refuses ApiKeyRefused, WrongPassword and TooManyAttempts.
 */
export async function rotateApiKey(
  viewer: Viewer | undefined,
  { keyId, currentPassword }: RotateApiKeyInput,
): Promise<NewApiKey> {
  const owner = authorized(viewer, 'key:own');
  await requireOwner(owner, currentPassword);
  const secret = makeApiKeySecret();
  const key = await transaction(async () => {
    const [found] = await lockRows(ApiKey, [keyId]);
    if (found?.userId !== owner.id)
      refuse(new ApiKeyRefused('There is no such key. It may have been revoked.'));
    const before = { ...found };
    Object.assign(found, secretColumns(secret), { rotatedAt: now() });
    await repo(ApiKey).save(found);
    await recordKey(owner, 'rotateApiKey', before, found);
    publishViewerChanged(owner.id);
    return found;
  });
  return { key, secret };
}

/** Ends a key of the viewer with its sockets; true also where it is gone already. */
export async function revokeApiKey(
  viewer: Viewer | undefined,
  { keyId }: RevokeApiKeyInput,
): Promise<boolean> {
  const owner = authorized(viewer, 'key:own');
  await transaction(async () => {
    const [key] = await lockRows(ApiKey, [keyId]);
    if (key?.userId !== owner.id) return;
    await repo(ApiKey).delete({ id: keyId });
    await recordKey(owner, 'revokeApiKey', key, undefined);
    publishViewerChanged(owner.id);
  });
  return true;
}

/**
 * The viewer of an API key: its owner as far as the key goes, while it has not ended and the owner may sign in.
 * Simultaneous calls share one statement; nothing is cached.
 */
export async function findKeyViewer(token: string): Promise<Viewer | undefined> {
  return isWellFormed(token) ? viewerOfKeyHash(hashToken(token)) : undefined;
}

/** The same by the hash of the key. */
export async function viewerOfKeyHash(tokenHash: string): Promise<Viewer | undefined> {
  const key = await readKey(tokenHash);
  const user = key?.userRow;
  if (!user?.active || (key!.expiresAt && key!.expiresAt <= now())) return undefined;
  await noteUse(key!);
  const { id, scopes, expiresAt } = key!;
  const role = roleOf(user);
  const isStaff = role === Role.ADMIN && scopes.includes(Scope.STAFF);
  return {
    id: user.id,
    role: role === Role.ADMIN && !isStaff ? Role.INTERMEDIATE : role,
    sessionId: '',
    key: { id, tokenHash, expiresAt, scopes: scopes.filter((scope) => isStaff || scope !== Scope.STAFF) },
  };
}

const readKey = batchLoader(async (hashes: readonly string[]) => {
  const keys = await repo(ApiKey).find({
    where: { tokenHash: In([...hashes]) },
    relations: { userRow: true },
  });
  const found = new Map(keys.map((key) => [key.tokenHash, key]));
  return hashes.map((hash) => found.get(hash));
});

/** Writes that a key is used, once a minute. */
async function noteUse({ id, lastUsedAt }: ApiKey): Promise<void> {
  const at = now();
  if (lastUsedAt && at.getTime() - lastUsedAt.getTime() < USE_EVERY_MS) return;
  await transaction(() => repo(ApiKey).update({ id }, { lastUsedAt: at }));
}

/** Refuses WrongPassword and TooManyAttempts unless the session was opened a moment ago or this is the password. */
export async function requireOwner(
  { id, sessionId }: Viewer,
  password: string | null | undefined,
): Promise<void> {
  if (!password && (await hasJustSignedIn(sessionId))) return;
  await requirePassword(await repo(User).findOneByOrFail({ id }), password, sessionId);
}

const secretColumns = (secret: string) => ({ tokenHash: hashToken(secret), hint: hintOf(secret) });

/** Writes what becomes of a key for staff into the audit log. */
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
