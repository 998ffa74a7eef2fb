import { In, MoreThanOrEqual } from 'typeorm';
import { awaitTurn } from '../core/eventLoop';
import { repo } from '../database/transaction';
import { Night } from '../rooms/nights/night.entity';

/** Rows of one statement, and rooms that it names: a room that is booked out has a row for each night of a year. */
const MOST_ROWS = 5000;
const MOST_ROOMS = 1000;

interface NightRow {
  roomNumberId: string;
  night: string;
  bookingId: string | null;
}

/** The taken nights of rooms from this one on, by room and night; others are answered between the statements. */
export async function* readNights(roomNumberIds: string[], from: string): AsyncGenerator<NightRow> {
  const ids = [...roomNumberIds].sort();
  while (ids.length) {
    const room = ids.splice(0, MOST_ROOMS);
    let last: NightRow | undefined;
    for (;;) {
      await awaitTurn();
      const rows = await readPage(room, from, last);
      yield* rows;
      if (rows.length < MOST_ROWS) break;
      last = rows.at(-1)!;
      room.splice(0, room.indexOf(last.roomNumberId));
    }
  }
}

/** One page of rows; those after `last`, which is of the first room. */
function readPage(rooms: string[], from: string, last: NightRow | undefined): Promise<NightRow[]> {
  const query = repo(Night)
    .createQueryBuilder('taken')
    .select('taken.roomNumberId', 'roomNumberId')
    .addSelect('taken.night', 'night')
    .addSelect('taken.bookingId', 'bookingId')
    .where({ roomNumberId: In(rooms), night: MoreThanOrEqual(from) });
  if (last)
    query.andWhere('(taken.roomNumberId <> :first OR taken.night > :night)', {
      first: last.roomNumberId,
      night: last.night,
    });
  return query
    .orderBy('taken.roomNumberId')
    .addOrderBy('taken.night')
    .limit(MOST_ROWS)
    .getRawMany<NightRow>();
}
