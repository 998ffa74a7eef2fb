import { setTimeout as pause } from 'node:timers/promises';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { now } from '../core/clock';
import { hook } from '../core/hooks';
import { log } from '../core/log';
import { authorize, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { processDueRows } from '../database/dueRows';
import { lockRows, repo, transaction } from '../database/transaction';
import { DoesNotExist } from './catalogue.types';
import { Hotel } from './hotel.entity';
import type { DeleteHotelInput } from './hotel.inputs';
import { lockOpenHotels } from './hotel.service';
import { HotelDeletion, newHotelDeletion } from './hotelDeletion.entity';
import { onDelete } from './onDelete';

/** Milliseconds after which the caller is answered. A job deletes the rest. */
const ANSWER_MS = 2000;

/** Runs inside the transaction that closes a hotel, before it is closed; a listener may refuse. */
export const onHotelClosing = hook<{ hotelId: string }>();

/**
 * Runs outside any transaction after a hotel was closed. Each listener deletes its domain's rows in
 * transactions of about 100 ms at most, and may be called again for the rest.
 */
export const onHotelClosed = hook<{ hotelId: string }>();

const deletions = {
  entity: HotelDeletion,
  backoff: { firstMs: 60_000, longestMs: 600_000 },
  work: finish,
  failed: (error: unknown, { id }: HotelDeletion): void =>
    log.error({ error, hotelId: id }, 'the deletion of a hotel failed and will be retried'),
};

/**
 * Deletes a hotel with its rooms, photos and reviews. The hotel closes at once: it can no longer be found or
 * booked, and its name is free. Coming bookings are cancelled and refunded in full, past ones do not change.
 * A job finishes the deletion of a large hotel. Refuses ProofNeeded, DoesNotExist, and StaysInProgress while guests are
 * in house.
 */
export async function deleteHotel(viewer: Viewer | undefined, { hotelId }: DeleteHotelInput): Promise<void> {
  authorize(viewer, 'hotel:delete');
  await transaction(async () => {
    const [hotel] = await lockOpenHotels([hotelId]);
    if (!hotel) refuse(new DoesNotExist('hotel'));
    await onHotelClosing.run({ hotelId });
    await repo(Hotel).update({ id: hotelId }, { closedAt: now(), nameKey: `deleted ${hotelId}` });
    await repo(HotelDeletion).insert(newHotelDeletion({ id: hotelId }));
    await recordChange(viewer, {
      action: 'deleteHotel',
      record: AuditRecord.HOTEL,
      id: hotelId,
      name: hotel.name,
      before: hotel,
    });
  });
  const done = processDueRows(deletions, { id: hotelId });
  await Promise.race([done, pause(ANSWER_MS, undefined, { ref: false })]);
}

/**
 * Job: continues deletions that failed or that a stopped process left. Several instances may run it at once.
 */
export async function deleteClosedHotels(): Promise<void> {
  await processDueRows(deletions);
}

async function finish({ id }: HotelDeletion): Promise<void> {
  await onHotelClosed.run({ hotelId: id });
  await transaction(async () => {
    await lockRows(Hotel, [id]);
    await onDelete.run({ what: 'hotel', id });
    await repo(Hotel).delete({ id });
  });
}
