import { log } from './log';

type SecurityEvent =
  | 'signedIn'
  | 'signInFailed'
  | 'secondFactorFailed'
  | 'passkeyCopied'
  | 'factorsReset'
  | 'proofGiven'
  | 'proofFailed'
  | 'passwordChanged'
  | 'forbidden'
  | 'tooManyAttempts'
  | 'inputRefused'
  | 'virusFound';

/**
 * Logs an event with the field `security`. `details` must hold no names of people and nothing that they
 * typed.
 */
export function logSecurity(
  security: SecurityEvent,
  details: Record<string, string | readonly string[] | undefined>,
): void {
  log.info({ security, ...details }, 'security');
}
