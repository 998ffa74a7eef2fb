import { Between, In } from 'typeorm';
import { addNights, countNights, listNights, stayProblem, todayIn } from '../../../schema/rules';
import { repo } from '../database/unit';
import { Hotel } from '../hotels/hotel.entity';
import { now } from '../outside/clock';
import { BadInput } from '../problems';
import type { Dates } from '../rooms/dates.types';
import { Night } from '../rooms/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { narrow, stayOf } from './filter.service';
import type { HotelFilter } from './search.inputs';

const MOST_DATES = 3;
const DAYS_AROUND = 14;
/** A search that so many rooms fit finds its dates among them. */
const MOST_ROOMS = 1000;

/**
 * The stays of the same length, nearest to the dates searched for, on which something that fits the rest of
 * the search is free; within two weeks of them and not before today at the hotel. Two statements.
 */
export async function findSearchDates(filter: HotelFilter): Promise<Dates[]> {
  const wanted = stayOf(filter);
  if (!wanted) throw new BadInput('Give a check-in and a check-out date.');
  const length = countNights(wanted.checkIn, wanted.checkOut);
  const first = addNights(wanted.checkIn, -DAYS_AROUND);
  const end = addNights(wanted.checkOut, DAYS_AROUND);

  const rooms = await findRooms(filter);
  const taken = await findTaken(rooms, first, end);
  const today = new Map(
    [...new Set(rooms.map(({ zone }) => zone))].map((zone) => [zone, todayIn(zone, now())]),
  );
  const found = new Map<string, Dates>();
  const judged = new Set<string>();
  for (const { id, zone } of rooms) {
    for (const checkIn of freeStarts(taken.get(id) ?? [], first, end, length)) {
      // Many rooms are free on the same days: each day is judged once for each clock.
      const judgement = `${zone} ${checkIn}`;
      if (judged.has(judgement)) continue;
      judged.add(judgement);
      const dates = { checkIn, checkOut: addNights(checkIn, length) };
      if (checkIn !== wanted.checkIn && !stayProblem(dates, today.get(zone)!)) found.set(checkIn, dates);
    }
  }
  const away = ({ checkIn }: Dates) => Math.abs(countNights(wanted.checkIn, checkIn));
  return [...found.values()]
    .sort((a, b) => away(a) - away(b) || (a.checkIn < b.checkIn ? -1 : 1))
    .slice(0, MOST_DATES);
}

/** Room numbers that fit the search whatever its dates, each with the clock that its days are read on. */
function findRooms({ guests, ...filter }: HotelFilter): Promise<{ id: string; zone: string }[]> {
  const query = repo(Hotel).createQueryBuilder('hotel');
  narrow(query, filter);
  return query
    .innerJoin(RoomType, 'roomType', 'roomType.hotelId = hotel.id')
    .innerJoin(RoomNumber, 'roomNumber', 'roomNumber.roomTypeId = roomType.id')
    .innerJoin('hotel.cityRow', 'place')
    .andWhere('roomType.maxPeople >= :guests', { guests: guests ?? 1 })
    .select('roomNumber.id', 'id')
    .addSelect('place.timeZone', 'zone')
    .limit(MOST_ROOMS)
    .getRawMany();
}

/** The nights on which each of the rooms is taken, in order. */
async function findTaken(rooms: { id: string }[], from: string, to: string): Promise<Map<string, string[]>> {
  const taken = new Map<string, string[]>();
  if (!rooms.length) return taken;
  const rows = await repo(Night).find({
    where: { roomNumberId: In(rooms.map(({ id }) => id)), night: Between(from, addNights(to, -1)) },
    order: { night: 'ASC' },
  });
  for (const { roomNumberId, night } of rows) {
    const nights = taken.get(roomNumberId);
    if (nights) nights.push(night);
    else taken.set(roomNumberId, [night]);
  }
  return taken;
}

/** The check-ins in [from, to) from which a room is free for so many nights and out before `to`. */
function freeStarts(taken: string[], from: string, to: string, length: number): string[] {
  const starts: string[] = [];
  let free = from;
  for (const end of [...taken, to]) {
    starts.push(...listNights(free, addNights(end, 1 - length)));
    free = addNights(end, 1);
  }
  return starts;
}
