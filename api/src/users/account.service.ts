import { isDuplicate } from '../database/dbErrors';
import { lockRows, repo, transaction } from '../database/transaction';
import { addressChangedMail } from '../mails/account.mails';
import { queueMail } from '../mails/outbox.service';
import { authorized, type Viewer } from '../core/policy';
import { BadInput, refuse } from '../core/problems';
import type { UpdateAccountInput } from './account.inputs';
import { EmailTaken, UsernameTaken } from './account.problems';
import { emailColumns, normaliseUsername, usernameColumns } from './normalise';
import { deleteResetLinks } from './passwordReset.service';
import { User } from './user.entity';

/**
 * Changes what is given of the viewer's own account. A new e-mail address is announced by mail to the old one
 * and makes reset links useless. Refuses UsernameTaken, EmailTaken.
 */
export async function updateAccount(viewer: Viewer | undefined, input: UpdateAccountInput): Promise<User> {
  const { id } = authorized(viewer, 'account:change');
  if (!input.name && !input.username && !input.email)
    throw new BadInput('You did not provide any information to update');
  try {
    return await transaction(() => applyUpdate(id, input));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const holder =
      input.username && (await repo(User).findOneBy({ usernameKey: normaliseUsername(input.username) }));
    return refuse(holder && holder.id !== id ? new UsernameTaken() : new EmailTaken());
  }
}

async function applyUpdate(id: string, { name, username, email }: UpdateAccountInput): Promise<User> {
  const user = (await lockRows(User, [id]))[0]!;
  const { email: oldEmail, emailKey: oldEmailKey } = user;
  if (name) user.name = name.trim();
  if (username) Object.assign(user, usernameColumns(username));
  if (email) Object.assign(user, emailColumns(email));
  await repo(User).save(user);
  if (user.emailKey !== oldEmailKey) {
    await deleteResetLinks(id);
    await queueMail({ to: oldEmail, ...addressChangedMail({ name: user.name, newEmail: user.email }) });
  }
  return user;
}
