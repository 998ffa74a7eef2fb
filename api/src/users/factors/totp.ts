import { generateSecret, generateURI, verifySync } from 'otplib';
import { now } from '../../core/clock';

/** The time for which a code is shown, and by which a clock may differ (RFC 6238, section 5.2). */
const STEP_SECONDS = 30;

/** A new shared secret of 160 bits, in base 32. */
export const newTotpSecret = (): string => generateSecret();

/** The address that an app reads from the QR code. */
export const totpUri = (secret: string, username: string): string =>
  generateURI({ issuer: 'Staybook', label: username, secret });

/**
 * The number of the 30-second step to which this code belongs; undefined if the code is wrong. Accepts the
 * present step and those beside it, and none up to `afterStep`, so that no code works twice.
 */
export function stepOfCode(secret: string, code: string, afterStep: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now().getTime() / 1000);
  const result = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: STEP_SECONDS,
    afterTimeStep: afterStep,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
