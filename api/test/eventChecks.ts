import { listNights } from '../../schema/nights';
import type { AskDatabase } from './askDatabase';

interface EventRow {
  type: string;
  position: number | null;
  hotelId: string | null;
  hotelSequence: number | null;
  data: string;
}
interface Data {
  booking?: { id: string; status: string };
  nights?: { roomNumberId: string; from: string; to: string; available: boolean }[];
}

/**
 * What is wrong with the event log: places with gaps, and bookings and nights that are not as their last event says. Events
 * that wait for their place come after those that have one. Nothing may have been deleted from the log.
 */
export async function findEventProblems(ask: AskDatabase): Promise<string[]> {
  const events = await ask<EventRow>(
    'SELECT type, position, hotelId, hotelSequence, data FROM logged_events ORDER BY position IS NULL, position, id',
  );
  const numbered = events.filter(({ position }) => position !== null);
  const problems: string[] = [];
  const sequences = new Map<string, number>();
  for (const [index, { position, hotelId, hotelSequence }] of numbered.entries()) {
    if (Number(position) !== index + 1) problems.push(`event ${index + 1} has the place ${position}`);
    if (hotelId === null) continue;
    const next = (sequences.get(hotelId) ?? 0) + 1;
    sequences.set(hotelId, next);
    if (Number(hotelSequence) !== next) problems.push(`event ${next} of ${hotelId} has ${hotelSequence}`);
  }
  const statuses = new Map<string, string>();
  const nights = new Map<string, boolean>();
  for (const { data } of events) {
    const { booking, nights: ranges = [] } = JSON.parse(data) as Data;
    if (booking) statuses.set(booking.id, booking.status);
    for (const { roomNumberId, from, to, available } of ranges)
      for (const night of listNights(from, to)) nights.set(`${roomNumberId} ${night}`, available);
  }
  const bookings = await ask<{ id: string; status: string }>('SELECT id, status FROM bookings');
  for (const { id, status } of bookings)
    if (statuses.has(id) && statuses.get(id) !== status)
      problems.push(`booking ${id} is ${status}, and its last event says ${statuses.get(id)}`);
  const stored = await ask<{ roomNumberId: string; night: string }>('SELECT roomNumberId, night FROM nights');
  const taken = new Set(stored.map(({ roomNumberId, night }) => `${roomNumberId} ${night}`));
  for (const [night, available] of nights)
    if (taken.has(night) === available) problems.push(`night ${night} is not as its last event says`);
  return problems;
}
