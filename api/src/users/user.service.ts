import { ROLE_CODES } from '../../../schema/accounts';
import { currentLanguage } from '../../../schema/language';
import { lockRows, repo } from '../database/transaction';
import { authorizeToAsk, can, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { LastAdministrator } from './account.types';
import { User, isActiveAdmin } from './user.entity';

/** The user with this id, if the user exists and the viewer may read it. */
export async function findUser(viewer: Viewer | undefined, id: string): Promise<User | null> {
  authorizeToAsk(viewer, 'account:read');
  return can(viewer, 'account:read', { userId: id }) ? repo(User).findOneBy({ id }) : null;
}

/** Chooses the language of the request for mails to a locked user who makes it, unless one is chosen. */
export async function keepLanguage({ id, language }: User): Promise<void> {
  if (language === null) await repo(User).update({ id }, { language: currentLanguage() });
}

/**
 * Refuses LastAdministrator unless two administrators are active: one who steps down and one who remains.
 * Their rows stay locked until the end of the caller's transaction. So if both step down at the same time,
 * one is refused.
 */
export async function requireAnotherAdmin(): Promise<void> {
  const admins = await repo(User).find({
    select: { id: true },
    where: { roleCode: ROLE_CODES.ADMIN, active: true },
  });
  const locked = await lockRows(
    User,
    admins.map(({ id }) => id),
  );
  if (locked.filter(isActiveAdmin).length < 2) refuse(new LastAdministrator());
}
