import { In, IsNull, MoreThan } from 'typeorm';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { now } from '../core/clock';
import { repo, transaction } from '../database/transaction';
import { readOffers, type Offers } from './offers.service';
import { Watch } from './watch.entity';
import { WatchMail } from './watchMail.entity';
import { newsOf } from './watchNews';

/** Watches that are compared at once. */
const PAGE = 500;
/** Milliseconds until news are told: what staff change one after another comes in one mail, and a slip not at all. */
export const GATHER_MS = 120_000;

/** What follows from comparing watches with the stays as they are. */
interface Findings {
  /** Those that end by themselves. */
  over: string[];
  /** Those whose stay has just been taken, and those whose stay was taken for a moment only. */
  taken: string[];
  returned: string[];
  /** The guests whom there is something to tell. */
  userIds: Set<string>;
}

/** Compares what is watched at these few hotels with the hotels as they are now. Doing it again changes nothing. */
export async function checkHotels(hotelIds: string[]): Promise<void> {
  const offers = await readOffers(hotelIds);
  for (let after = ''; ;) {
    const watches = await repo(Watch).find({
      where: { hotelId: In(hotelIds), endedAt: IsNull(), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: PAGE,
    });
    const booked = await findBooked(hotelIds, watches);
    const findings = compare(watches, offers, booked);
    await transaction(() => store(findings));
    if (watches.length < PAGE) return;
    after = watches.at(-1)!.id;
  }
}

function compare(watches: readonly Watch[], offers: Offers, booked: ReadonlySet<string>): Findings {
  const findings: Findings = { over: [], taken: [], returned: [], userIds: new Set() };
  const at = now();
  for (const watch of watches) {
    const { id, userId, free, takenAt } = watch;
    const cents = booked.has(id) ? 'over' : offers.now(watch);
    if (cents === 'over') findings.over.push(id);
    else if (newsOf(watch, cents, at)) findings.userIds.add(userId);
    else if (cents === null && free && !takenAt) findings.taken.push(id);
    else if (cents !== null && takenAt) findings.returned.push(id);
  }
  return findings;
}

async function store({ over, taken, returned, userIds }: Findings): Promise<void> {
  const dueAt = new Date(now().getTime() + GATHER_MS);
  if (userIds.size) {
    const id = In([...userIds]);
    await repo(WatchMail).update({ id, dueAt: IsNull() }, { dueAt });
    // one that is being told, or could not be told: the time shows that there is more to tell
    await repo(WatchMail).update({ id, attempts: MoreThan(0) }, { dueAt, attempts: 0 });
  }
  if (over.length) await repo(Watch).delete({ id: In(over) });
  if (taken.length) await repo(Watch).update({ id: In(taken), takenAt: IsNull() }, { takenAt: now() });
  if (returned.length) await repo(Watch).update({ id: In(returned) }, { takenAt: null });
}

/** Those of these watches whose guests have booked the hotel for some of the nights since they began to watch it. */
async function findBooked(hotelIds: string[], watches: readonly Watch[]): Promise<Set<string>> {
  if (!watches.length) return new Set();
  const userIds = [...new Set(watches.map(({ userId }) => userId))];
  const bookings = await repo(Booking).find({
    select: { id: true, userId: true, hotelId: true, checkIn: true, checkOut: true, createdAt: true },
    where: { userId: In(userIds), hotelId: In(hotelIds), status: BookingStatus.CONFIRMED },
  });
  const isBooked = (watch: Watch) =>
    bookings.some(
      ({ userId, hotelId, checkIn, checkOut, createdAt }) =>
        userId === watch.userId &&
        hotelId === watch.hotelId &&
        checkIn < watch.checkOut &&
        checkOut > watch.checkIn &&
        createdAt >= watch.startedAt,
    );
  return new Set(watches.filter(isBooked).map(({ id }) => id));
}
