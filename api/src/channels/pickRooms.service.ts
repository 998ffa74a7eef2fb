import { In } from 'typeorm';
import type { StayDates } from '../../../schema/nights';
import { findFreeRooms } from '../bookings/hold/alternatives.service';
import { groupBy } from '../core/groupBy';
import { refuse } from '../core/problems';
import { repo } from '../database/transaction';
import { RoomType } from '../rooms/roomType.entity';
import { ChannelBookingRefused, ChannelSoldOut } from './channel.types';

/**
 * A free room number for each of these room types of a hotel, the preferred ones first, then the lowest. Refuses
 * ChannelSoldOut, and ChannelBookingRefused for types that the hotel does not have.
 */
export async function pickRooms(
  hotelId: string,
  roomTypeIds: readonly string[],
  stay: StayDates,
  preferred: readonly string[],
): Promise<string[]> {
  const types = await repo(RoomType).findBy({ id: In([...new Set(roomTypeIds)]), hotelId });
  const typeIds = types.map(({ id }) => id);
  if (roomTypeIds.some((id) => !typeIds.includes(id)))
    refuse(new ChannelBookingRefused('The hotel does not have one of these room types.'));
  const free = groupBy(await findFreeRooms(typeIds, stay), ({ roomTypeId }) => roomTypeId);
  const rank = ({ id }: { id: string }) => (preferred.includes(id) ? 0 : 1);
  for (const rooms of free.values()) rooms.sort((a, b) => rank(a) - rank(b) || a.number - b.number);
  return roomTypeIds.map((typeId) => free.get(typeId)?.shift()?.id ?? refuse(new ChannelSoldOut(typeId)));
}
