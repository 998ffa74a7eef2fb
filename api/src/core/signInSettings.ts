import { choice, whole } from './setting';

/** Settings of signing in. */
export const SIGN_IN_SETTINGS = {
  /** Who must have a second factor: 'staff' means administrators, after seven days of grace. */
  secondFactor: choice(
    'SECOND_FACTOR',
    ['optional', 'staff', 'everybody'],
    'who must have a passkey or an app for codes: nobody, administrators, or all; each has seven days from the first sign-in to set one up; demonstration accounts never need one',
    { shown: '`staff` in production, else `optional`' },
  ).as((who, { NODE_ENV }) => who ?? (NODE_ENV === 'production' ? 'staff' : 'optional')),
  accessTokenSeconds: whole('ACCESS_TOKEN_SECONDS', [1, 86_400], 900, 'how long an access token is valid'),
  hashingPriority: whole(
    'HASHING_PRIORITY',
    [0, 19],
    10,
    'priority of password hashing, as a `nice` value (Linux); higher values leave more time for requests',
  ),
};
