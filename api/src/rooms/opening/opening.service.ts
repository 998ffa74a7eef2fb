import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { authorize, can, type Viewer } from '../../access/policy';
import type { Loaders } from '../../database/loaders';
import { refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import { DoesNotExist } from '../../hotels/catalogue.types';
import { Hotel } from '../../hotels/hotel.entity';
import { lockOpenHotels } from '../../hotels/hotel.service';
import { RoomNumber } from '../roomNumber.entity';
import { RoomType } from '../roomType.entity';
import { HotelNeed, HotelNotReady, type OpenHotelForBookingInput, type HotelSetUp } from './opening.types';

/** How far a hotel is set up, for those who may open it; null for everybody else. */
export async function readSetUp(
  viewer: Viewer | undefined,
  hotel: Hotel,
  loaders: Pick<Loaders, 'roomTypesOfHotel' | 'roomNumbersOfType'>,
): Promise<HotelSetUp | null> {
  if (!can(viewer, 'hotel:open', { hotelId: hotel.id })) return null;
  const types = await loaders.roomTypesOfHotel.load(hotel.id);
  const numbers = await Promise.all(types.map(({ id }) => loaders.roomNumbersOfType.load(id)));
  return setUpOf(
    hotel,
    types.map(({ priceCents }, index) => ({ priceCents, roomNumbers: numbers[index]!.length })),
  );
}

interface PricedRooms {
  priceCents: number;
  roomNumbers: number;
}

function setUpOf(hotel: Hotel, types: readonly PricedRooms[]): HotelSetUp {
  const bookable = types.filter(({ roomNumbers }) => roomNumbers > 0);
  const has: Record<HotelNeed, boolean> = {
    ROOMS: bookable.length > 0,
    RATES: bookable.some(({ priceCents }) => priceCents > 0),
    PHOTOS: hotel.photos.length > 0,
    DESCRIPTION: Boolean(hotel.description.trim() && hotel.detailedDescription.trim()),
    HOURS: Boolean(hotel.checkInFrom && hotel.checkOutUntil),
  };
  return {
    roomTypes: types.length,
    roomNumbers: types.reduce((sum, { roomNumbers }) => sum + roomNumbers, 0),
    photos: hotel.photos.length,
    missing: Object.values(HotelNeed).filter((need) => !has[need]),
    openForBooking: hotel.openForBooking,
  };
}

/**
 * Opens a hotel: guests find and book it from now on. Opening an open one changes nothing. Refuses DoesNotExist, and
 * HotelNotReady with what is missing.
 */
export const openHotelForBooking = (
  viewer: Viewer | undefined,
  input: OpenHotelForBookingInput,
): Promise<Hotel> =>
  setOpen(viewer, input, { action: 'openHotelForBooking', openForBooking: true, check: requireReady });

/**
 * Closes a hotel: guests find it no longer and book no more. Bookings that are made stay. Closing a closed one changes
 * nothing. Refuses DoesNotExist.
 */
export const closeHotelForBooking = (
  viewer: Viewer | undefined,
  input: OpenHotelForBookingInput,
): Promise<Hotel> => setOpen(viewer, input, { action: 'closeHotelForBooking', openForBooking: false });

interface Opening {
  action: string;
  openForBooking: boolean;
  /** Refuses a hotel that is not ready. */
  check?: (hotel: Hotel) => Promise<void>;
}

function setOpen(
  viewer: Viewer | undefined,
  { hotelId }: OpenHotelForBookingInput,
  { action, openForBooking, check }: Opening,
): Promise<Hotel> {
  authorize(viewer, 'hotel:open', { hotelId });
  return transaction(async () => {
    const [hotel] = await lockOpenHotels([hotelId]);
    if (!hotel) refuse(new DoesNotExist('hotel'));
    if (hotel.openForBooking === openForBooking) return hotel;
    await check?.(hotel);
    const before = { ...hotel };
    await repo(Hotel).save(Object.assign(hotel, { openForBooking }));
    const line = { action, record: AuditRecord.HOTEL, id: hotelId, name: hotel.name };
    await recordChange(viewer, { ...line, before, after: hotel });
    return hotel;
  });
}

async function requireReady(hotel: Hotel): Promise<void> {
  const rows = await repo(RoomType)
    .createQueryBuilder('type')
    .leftJoin(RoomNumber, 'number', 'number.roomTypeId = type.id')
    .select(['type.priceCents AS priceCents', 'COUNT(number.id) AS roomNumbers'])
    .where('type.hotelId = :hotelId', { hotelId: hotel.id })
    .groupBy('type.id')
    .addGroupBy('type.priceCents')
    .getRawMany<PricedRooms>();
  const types = rows.map((row) => ({ ...row, roomNumbers: Number(row.roomNumbers) }));
  const { missing } = setUpOf(hotel, types);
  if (missing.length) refuse(new HotelNotReady(missing));
}
