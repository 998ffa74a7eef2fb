import { text, translated } from './fill';

/**
 * Role codes of the specification, section 6, as the database keeps them. 2031 stands for 2030 of some hotels alone: a
 * member of hotels' teams, whom existing clients see as 2030.
 */
export const ROLE_CODES = { CUSTOMER: 2010, INTERMEDIATE: 2020, ADMIN: 2030, TEAM: 2031 } as const;

/** The role codes that existing clients know. */
export const V1_ROLE_CODES = { ...ROLE_CODES, TEAM: 2030 } as const;

export type RoleName = keyof typeof ROLE_CODES;

/** Begins with a letter, then letters, digits, hyphen or underscore; 6 to 20 in total. */
export const USERNAME_PATTERN = /^[A-Za-z][A-Za-z0-9_-]{5,19}$/;

/** 8 to 24 characters, at least one lowercase, one uppercase, one digit and one of ! @ # $ %. */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%]).{8,24}$/;

/** Hints beside the fields, as the specification words them (section 5). */
export const HINTS = {
  username: text(
    '6 to 20 characters. Begins with a letter; letters, numbers, hyphens and underscores are allowed.',
  ),
  /** As the specification words it on the update screen; 6 to 20 are enforced there too. */
  newUsername: text(
    '5 to 20 characters. Begins with a letter; letters, numbers, hyphens and underscores are allowed.',
  ),
  password: text(
    'Password must contain 8 - 24 characters, a lowercase letter, an uppercase letter, a number, one of these special characters % ! @ # $',
  ),
  passwordMatch: text('Passwords must match.'),
} as const;

/** What is wrong with a username, or undefined. */
export const usernameProblem = (username: string): string | undefined =>
  USERNAME_PATTERN.test(username) ? undefined : translated(HINTS.username);

/** What is wrong with a password, or undefined. */
export const passwordProblem = (password: string): string | undefined =>
  PASSWORD_PATTERN.test(password) ? undefined : translated(HINTS.password);

/** The code of the verification mail: its digits, the minutes for which it works, the tries it allows. */
export const EMAIL_CODE = { digits: 6, minutes: 10, tries: 5 } as const;

/** Minutes for which a link to reset a password works. */
export const RESET_MINUTES = 10;

/** A change of the email address: hours in which it is to be confirmed, and days for which it can be undone after that. */
export const EMAIL_CHANGE = { hours: 24, undoDays: 7 } as const;

/** Minutes for which a password, code or passkey proves that the owner is at the device. */
export const PROOF_MINUTES = 10;

/** Minutes for a step of signing in or of adding a passkey or an app. */
export const STEP_MINUTES = 5;

/** Days between the first sign-in and the day on which a second factor becomes required. */
export const FACTOR_GRACE_DAYS = 7;

/** Hours between an administrator's reset of second factors and its effect, in which the owner can object. */
export const FACTOR_RESET_HOURS = 24;

/** Days for which the invitation to the team of a hotel can be accepted. */
export const TEAM_INVITATION_DAYS = 7;

/** Recovery codes of one user. */
export const RECOVERY_CODES = 10;
