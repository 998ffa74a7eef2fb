import { In, IsNull } from 'typeorm';
import { partyWords } from '../../../schema/partyWords';
import { hotelPath } from '../../../schema/hotelAddress';
import { writeAges } from '../../../schema/party';
import { pageUrl } from '../core/pageUrl';
import { now } from '../core/clock';
import { log } from '../core/log';
import { processDueRows } from '../database/dueRows';
import { lockRows, repo, transaction } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { queueMail } from '../mails/outbox.service';
import { watchNewsMail, type ToldWatch } from '../mails/watch.mails';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { User } from '../users/user.entity';
import { readOffers, type Offers } from './offers.service';
import { Watch } from './watch.entity';
import { endAllUrl, endUrl } from './watchLinks.service';
import { WatchMail } from './watchMail.entity';
import { afterTelling, newsOf, type News } from './watchNews';

/** Milliseconds from one mail to a guest to the next. */
const DAY = 86_400_000;

const dueMails = {
  entity: WatchMail,
  backoff: { firstMs: 60_000, longestMs: 3_600_000 },
  work: tell,
  failed: (error: unknown, { id, attempts }: WatchMail): void =>
    log.warn({ error, userId: id, attempts }, 'a guest was not told of watched hotels and will be later'),
};

/**
 * Tells guests what is new of the stays that they watch: one mail each, and one a day at most; a job. Several instances may
 * run it at once.
 */
export async function tellNews(): Promise<void> {
  if (await processDueRows(dueMails)) await tellNews();
}

/** All news of a guest, read once more: what is over by now is left out. Mail and told state are stored together. */
async function tell({ id: userId, dueAt }: WatchMail): Promise<void> {
  const watches = await repo(Watch).findBy({ userId, endedAt: IsNull() });
  const offers = await readOffers(watches.map(({ hotelId }) => hotelId));
  await transaction(async () => {
    const [user] = await lockRows(User, [userId]);
    const [mail] = await lockRows(WatchMail, [userId]);
    if (!user || !mail) return;
    const next = mail.sentAt && new Date(mail.sentAt.getTime() + DAY);
    if (next && next > now()) return store(mail, { dueAt: next });
    const told = user.active ? await findNews(watches, offers) : [];
    // something was found while this was read, so there may be more
    const more = mail.dueAt?.getTime() === dueAt?.getTime() ? null : now();
    if (told.length) await queueMail(user, () => mailOf(user, told));
    for (const { watch, news } of told) await repo(Watch).update({ id: watch.id }, afterTelling(news));
    await store(mail, { dueAt: more, ...(told.length && { sentAt: now() }) });
  });
}

const store = async ({ id }: WatchMail, columns: Partial<WatchMail>): Promise<void> =>
  void (await repo(WatchMail).update({ id }, { attempts: 0, ...columns }));

interface Told {
  watch: Watch;
  news: News;
}

/** What there is to tell of these watches as they are stored now, locked by the caller's transaction. */
async function findNews(watches: readonly Watch[], offers: Offers): Promise<Told[]> {
  const locked = await lockRows(
    Watch,
    watches.map(({ id }) => id),
  );
  return locked
    .filter(({ endedAt }) => endedAt === null)
    .flatMap((watch) => {
      const news = newsOf(watch, offers.now(watch), now());
      return news ? [{ watch, news }] : [];
    });
}

async function mailOf(user: User, told: readonly Told[]) {
  const hotels = await repo(Hotel).find({
    where: { id: In(told.map(({ watch }) => watch.hotelId)) },
    relations: { cityRow: true },
  });
  const roomIds = told.flatMap(({ watch }) => watch.roomNumberId ?? []);
  const rooms = roomIds.length ? await repo(RoomNumber).findBy({ id: In(roomIds) }) : [];
  return watchNewsMail({
    name: user.name,
    watches: told.map(({ watch, news }) =>
      toldWatch(
        { watch, news },
        hotels.find(({ id }) => id === watch.hotelId)!,
        rooms.find(({ id }) => id === watch.roomNumberId),
      ),
    ),
    endAllUrl: endAllUrl(user.id),
  });
}

function toldWatch({ watch, news }: Told, hotel: Hotel, room: RoomNumber | undefined): ToldWatch {
  const { checkIn, checkOut, guests, rooms, childrenAges } = watch;
  const { id, name } = hotel;
  const query = new URLSearchParams({
    checkIn,
    checkOut,
    guests: String(guests),
    rooms: String(rooms),
    ...(childrenAges.length && { children: writeAges(childrenAges) }),
    ...(room && { select: room.roomTypeId }),
  });
  const path = hotelPath({ id, name, city: { name: hotel.cityRow!.name } });
  return {
    hotelName: name,
    roomNumber: room?.number ?? null,
    checkIn,
    checkOut,
    party: partyWords({ adults: guests - childrenAges.length, childrenAges }),
    rooms: room ? 1 : rooms,
    ...news,
    url: pageUrl(`${path}?${query}`),
    endUrl: endUrl(watch.id),
  };
}
