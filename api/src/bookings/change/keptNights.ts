import type { PricedNight } from '../../../../schema/prices';
import type { RoomNumber } from '../../rooms/roomNumber.entity';
import type { SoldNight, Stay } from '../stay.entity';

/** A room of the changed booking with today's price of each night. */
export interface OfferedRoom {
  room: Pick<RoomNumber, 'id' | 'roomTypeId'>;
  nightPrices: readonly PricedNight[];
}

/** What a change keeps of a booking. */
export interface KeptNights {
  /** For each room of the change, the nights that it keeps, by date, as they were sold. */
  kept: Map<string, SoldNight>[];
  /** The nights of the booking that the change does not keep. */
  givenUp: SoldNight[];
}

type SoldStay = Pick<Stay, 'number' | 'roomNumberId' | 'roomTypeId' | 'nightPrices'>;

/**
 * Which nights of a booking a change keeps: the same night in the same room number, or else in a room of the same type.
 * Each sold night is kept once. If several rooms of a type were sold for a night, the lowest room number is kept first.
 */
export function keepNights(offered: readonly OfferedRoom[], stays: readonly SoldStay[]): KeptNights {
  const sold = new Map<string, { stay: SoldStay; night: SoldNight }[]>();
  for (const stay of [...stays].sort((a, b) => a.number - b.number))
    for (const night of stay.nightPrices)
      sold.set(night.night, [...(sold.get(night.night) ?? []), { stay, night }]);

  const kept = offered.map(() => new Map<string, SoldNight>());
  for (const isSame of [isSameNumber, isSameType])
    for (const [index, { room, nightPrices }] of offered.entries())
      for (const { night } of nightPrices) {
        const left = sold.get(night) ?? [];
        const place = kept[index]!.has(night) ? -1 : left.findIndex(({ stay }) => isSame(stay, room));
        if (place >= 0) kept[index]!.set(night, left.splice(place, 1)[0]!.night);
      }
  return { kept, givenUp: [...sold.values()].flat().map(({ night }) => night) };
}

const isSameNumber = ({ roomNumberId }: SoldStay, { id }: OfferedRoom['room']): boolean =>
  roomNumberId === id;
const isSameType = (stay: SoldStay, { roomTypeId }: OfferedRoom['room']): boolean =>
  stay.roomTypeId === roomTypeId;
