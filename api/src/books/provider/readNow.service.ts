import { setTimeout as pause } from 'node:timers/promises';
import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorize, type Viewer } from '../../access/policy';
import { log } from '../../core/log';
import { refuse } from '../../core/problems';
import { transaction } from '../../database/transaction';
import { ProviderUnavailable } from '../../external/payments.errors';
import { CardProviderSilent, type ReadCardProviderInput } from './provider.types';
import { newProviderReading, READING_ID, type ProviderReading } from './providerReading.entity';
import { findReading, readProvider } from './readProvider.service';

/** How long staff wait for a reading to end, in milliseconds. It goes on afterwards. */
const WAIT_MS = 8000;

/** How far the provider was read. */
export async function showReading(viewer: Viewer | undefined): Promise<ProviderReading> {
  authorize(viewer, 'payout:list');
  return readingOr();
}

const readingOr = async (): Promise<ProviderReading> =>
  (await findReading()) ?? newProviderReading({ id: READING_ID });

/**
 * Reads the provider now, for staff. Answers when it was read, or after eight seconds while reading goes on. Refuses
 * CardProviderSilent if the provider does not answer.
 */
export async function readNow(
  viewer: Viewer | undefined,
  { since }: ReadCardProviderInput,
): Promise<ProviderReading> {
  authorize(viewer, 'payout:read');
  await transaction(() =>
    recordChange(viewer, { action: 'readCardProvider', record: AuditRecord.PAYOUT, id: READING_ID }),
  );
  const reading = readProvider(since ? new Date(`${since}T00:00:00Z`) : undefined);
  reading.catch((error: unknown) => log.warn({ error }, 'the card provider could not be read'));
  try {
    await Promise.race([reading, pause(WAIT_MS, undefined, { ref: false })]);
  } catch (error) {
    if (error instanceof ProviderUnavailable) refuse(new CardProviderSilent());
    throw error;
  }
  return readingOr();
}
