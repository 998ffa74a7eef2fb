import { createHash, randomInt } from 'node:crypto';
import { IsNull } from 'typeorm';
import { RECOVERY_CODES } from '../../../../schema/accounts';
import { now } from '../../core/clock';
import { repo } from '../../database/transaction';
import { newRecoveryCode, RecoveryCode } from './recoveryCode.entity';

/** Letters and digits that are not mistaken for each other, 32 of them (Crockford's base 32). */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 24;

/** Whether a text has the form of a recovery code, with or without its hyphens. */
export const isRecoveryCode = (text: string): boolean =>
  new RegExp(`^[${DIGITS}]{${LENGTH}}$`).test(plain(text));

/** A code of 120 random bits, in groups of four. */
function makeCode(): string {
  const signs = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return signs.match(/.{4}/g)!.join('-');
}

const plain = (code: string): string => code.toLowerCase().replace(/[-\s]/g, '');
const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('hex');

/** Replaces the user's recovery codes inside the caller's transaction; returns the new ones, which are not stored. */
export async function replaceRecoveryCodes(userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await repo(RecoveryCode).delete({ userId });
  await repo(RecoveryCode).insert(codes.map((code) => newRecoveryCode({ userId, codeHash: hashOf(code) })));
  return codes;
}

/** The number of recovery codes that the user has not used. */
export const countRecoveryCodes = (userId: string): Promise<number> =>
  repo(RecoveryCode).countBy({ userId, usedAt: IsNull() });

/**
 * Uses a recovery code of the user inside the caller's transaction. Returns false if there is no such code or
 * it was used; two calls at once use it once.
 */
export async function useRecoveryCode(userId: string, code: string): Promise<boolean> {
  const where = { userId, codeHash: hashOf(code), usedAt: IsNull() };
  const { affected } = await repo(RecoveryCode).update(where, { usedAt: now() });
  return affected === 1;
}
