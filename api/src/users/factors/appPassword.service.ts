import { createHash, randomInt } from 'node:crypto';
import { fill } from '../../../../schema/fill';
import { passwordProblem } from '../../../../schema/accounts';
import { LIMITS } from '../../../../schema/limits';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { authorized, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { appPasswordMail } from '../../mails/signIn.mails';
import { publishViewerChanged } from '../sessions/device.service';
import { Session } from '../sessions/session.entity';
import { User } from '../user.entity';
import { AppPassword, newAppPassword } from './appPassword.entity';
import type { CreateAppPasswordInput, RevokeAppPasswordInput } from './factor.inputs';
import { NewAppPassword, SignInChangeRefused, type SignInMethods } from './factor.types';
import { readMethods } from './signInMethods.service';
import { tellOwner } from './tellOwner.service';

/** The longest password that existing clients accept. */
const LENGTH = 24;
/** Letters and digits that are not mistaken for each other, and a sign that every keyboard has. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789#';

/** 24 random characters, about 139 bits, that fulfil the rules for passwords of existing clients. */
function makeSecret(): string {
  const secret = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return passwordProblem(secret) ? makeSecret() : secret;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Creates an app password and returns its text, of which only a hash is stored. Refuses SignInChangeRefused. */
export async function createAppPassword(
  viewer: Viewer | undefined,
  { name }: CreateAppPasswordInput,
): Promise<NewAppPassword> {
  const { id: userId } = authorized(viewer, 'factor:change');
  const secret = makeSecret();
  const row = newAppPassword({ userId, name: name.trim(), secretHash: hashOf(secret) });
  await transaction(async () => {
    const user = await lockRow(User, userId);
    if ((await repo(AppPassword).countBy({ userId })) >= LIMITS.appPasswords)
      refuse(
        new SignInChangeRefused(
          fill('You already have {appPasswords} app passwords. Revoke one first.', {
            appPasswords: LIMITS.appPasswords,
          }),
        ),
      );
    await repo(AppPassword).insert(row);
    await tellOwner(user, (facts) => appPasswordMail({ ...facts, appPassword: row.name }));
  });
  return build(NewAppPassword, { secret, methods: await readMethods(userId) });
}

/** Revokes an app password and ends the sessions that it opened; succeeds also if it is gone. */
export async function revokeAppPassword(
  viewer: Viewer | undefined,
  { appPasswordId }: RevokeAppPasswordInput,
): Promise<SignInMethods> {
  const { id: userId } = authorized(viewer, 'factor:read');
  await transaction(async () => {
    const [found] = await lockRows(AppPassword, [appPasswordId]);
    if (found?.userId !== userId) return;
    await repo(AppPassword).delete({ id: appPasswordId });
    await repo(Session).delete({ appPasswordId });
    publishViewerChanged(userId);
  });
  return readMethods(userId);
}

/**
 * The app password with this text, whose use is recorded; undefined if the user has none. Without a user it
 * takes the same statement.
 */
export async function useAppPassword(
  userId: string | undefined,
  secret: string,
): Promise<AppPassword | undefined> {
  const found = await repo(AppPassword).findOneBy({ userId: userId ?? '', secretHash: hashOf(secret) });
  if (!found) return undefined;
  await transaction(() => repo(AppPassword).update({ id: found.id }, { lastUsedAt: now() }));
  return found;
}
