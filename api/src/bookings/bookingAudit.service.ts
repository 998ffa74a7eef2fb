import { referenceOf } from '../../../schema/bookingReferences';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import type { Viewer } from '../access/policy';
import type { Booking } from './booking.entity';

/** Writes an administrator's action on a booking to the audit log, inside the caller's transaction. */
export function recordBookingChange(
  viewer: Viewer | undefined,
  action: string,
  booking: Booking,
  states: { before?: object; after?: object } = {},
): Promise<void> {
  const { id, hotelName, hotelId } = booking;
  const name = `${referenceOf(booking)}, ${hotelName}`;
  return recordChange(viewer, { action, record: AuditRecord.BOOKING, id, name, hotelId, ...states });
}
