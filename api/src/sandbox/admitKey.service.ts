import { ROLE_CODES } from '../../../schema/accounts';
import { isDuplicate } from '../database/dbErrors';
import { repo, transaction } from '../database/transaction';
import { ApiKey, newApiKey } from '../users/keys/apiKey.entity';
import { newUser, NO_EMAIL_DOMAIN, User } from '../users/user.entity';

/**
 * Lets the sandbox know a test key of the real app, which has verified it: as a key with the same id and secrets, of a person of its
 * own. So no key sees what another made, and the sandbox knows nobody real. Call it in the sandbox.
 */
export async function admitKey(key: ApiKey): Promise<void> {
  const known = await repo(ApiKey).findOneBy({ id: key.id });
  if (known && isSame(known, key)) return;
  try {
    await transaction(() => (known ? renewSecrets(key) : makePerson(key)));
  } catch (error) {
    // Another request of the key was faster.
    if (!isDuplicate(error)) throw error;
  }
}

const isSame = (known: ApiKey, key: ApiKey): boolean =>
  known.tokenHash === key.tokenHash && known.previousTokenHash === key.previousTokenHash;

async function renewSecrets({
  id,
  tokenHash,
  hint,
  previousTokenHash,
  previousUntil,
}: ApiKey): Promise<void> {
  await repo(ApiKey).update({ id }, { tokenHash, hint, previousTokenHash, previousUntil });
}

async function makePerson(key: ApiKey): Promise<void> {
  const { id, name, tokenHash, hint, scopes, previousTokenHash, previousUntil } = key;
  const person = newUser({
    id,
    name: `Test key ${name}`,
    username: `t${id.slice(-19)}`,
    email: `${id}@${NO_EMAIL_DOMAIN}`,
    roleCode: ROLE_CODES.CUSTOMER,
    passwordHash: '',
  });
  await repo(User).insert(person);
  // The real app knows when the key ends, and asks each time.
  const secrets = { tokenHash, hint, previousTokenHash, previousUntil };
  await repo(ApiKey).insert(
    newApiKey({ id, userId: id, name, scopes, expiresAt: null, test: true, ...secrets }),
  );
}
