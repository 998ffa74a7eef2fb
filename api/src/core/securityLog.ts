import { log } from './log';

type SecurityEvent = 'signedIn' | 'signInFailed' | 'passwordChanged' | 'forbidden' | 'tooManyAttempts';

/** Writes what happened to the log, as a line with the field `security`. Names of people and what they typed do not belong in `details`. */
export function logSecurity(security: SecurityEvent, details: Record<string, string | undefined>): void {
  log.info({ security, ...details }, 'security');
}
