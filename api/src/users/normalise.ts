import { nameKey } from '../core/nameKey';
import type { User } from './user.entity';

/** An e-mail address in the form that is compared. Only case is folded: letters that look alike stay different. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Whether both are the same address. */
export const isSameEmail = (one: string | undefined, other: string): boolean =>
  one !== undefined && normaliseEmail(one) === normaliseEmail(other);

/** A username in the form that is compared. */
export const normaliseUsername = (username: string): string => username.trim().toLowerCase();

/** Both columns of an e-mail address: as it is typed, and as it is compared. */
export const emailColumns = (email: string): Pick<User, 'email' | 'emailKey'> => ({
  email: email.trim(),
  emailKey: normaliseEmail(email),
});

/** Both columns of a name: as it is written, and as it is sorted. */
export const nameColumns = (name: string): Pick<User, 'name' | 'nameKey'> => ({
  name: name.trim(),
  nameKey: nameKey(name),
});

/** Both columns of a username: as it is typed, and as it is compared. */
export const usernameColumns = (username: string): Pick<User, 'username' | 'usernameKey'> => ({
  username,
  usernameKey: normaliseUsername(username),
});
