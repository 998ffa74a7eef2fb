import { nameKey } from '../core/nameKey';
import type { User } from './user.entity';

/**
 * The form in which email addresses are compared. Only case is folded; letters that look alike stay
 * different.
 */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Whether both are the same address. */
export const isSameEmail = (one: string | undefined, other: string): boolean =>
  one !== undefined && normaliseEmail(one) === normaliseEmail(other);

/** The form in which usernames are compared. */
export const normaliseUsername = (username: string): string => username.trim().toLowerCase();

/** The two columns of an email address: as typed, and for comparing. */
export const emailColumns = (email: string): Pick<User, 'email' | 'emailKey'> => ({
  email: email.trim(),
  emailKey: normaliseEmail(email),
});

/** The two columns of a name: as written, and for sorting. */
export const nameColumns = (name: string): Pick<User, 'name' | 'nameKey'> => ({
  name: name.trim(),
  nameKey: nameKey(name),
});

/** The two columns of a username: as typed, and for comparing. */
export const usernameColumns = (username: string): Pick<User, 'username' | 'usernameKey'> => ({
  username,
  usernameKey: normaliseUsername(username),
});
