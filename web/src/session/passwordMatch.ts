import { HINTS } from '../../../schema/accounts';

/** What is wrong with the confirmation of a new password, or undefined. */
export const passwordMatch = (confirm: string, { password }: { password: string }): string | undefined =>
  confirm === password ? undefined : HINTS.passwordMatch;
