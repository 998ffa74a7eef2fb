import { newCalendarConflict, CalendarConflict } from '../src/calendars/calendarConflict.entity';
import { startSite } from '../src/calendars/testing/calendarHelpers';
import { RoomCalendar } from '../src/calendars/roomCalendar.entity';
import { config } from '../src/core/config';
import { repo, transaction } from '../src/database/transaction';
import { Hotel } from '../src/hotels/hotel.entity';
import { room } from './checkoutHelpers';
import { makeRoomType, night } from './factories';
import type { MakeInput } from './staffMoney';
import type { Visitor } from './testServer';

const CONNECT = `mutation ($input: ConnectRoomCalendarInput!) { connectRoomCalendar(input: $input) {
  ... on RoomCalendar { id hotelId } } }`;

async function connect(admin: Visitor, roomNumberId: string): Promise<{ id: string; hotelId: string }> {
  const input = { roomNumberId, name: 'Rentals' };
  return (await admin.graphql(CONNECT, { input })).data.connectRoomCalendar;
}

const newCalendar = async (admin: Visitor) => connect(admin, (await room()).ids[0]!);

/** Makes a conflict of a calendar with these bookings; returns its id. */
async function addConflict(
  { id: calendarId, hotelId }: { id: string; hotelId: string },
  bookingIds: string[] = [],
): Promise<string> {
  const conflict = newCalendarConflict({
    hotelId,
    calendarId,
    bookingIds,
    checkIn: night(5),
    checkOut: night(6),
    eventKey: 'a',
    summary: '',
    otherCalendars: [],
    isRepeat: false,
  });
  await transaction(() => repo(CalendarConflict).insert(conflict));
  return conflict.id;
}

/** Adds a room to a hotel, connected with a calendar that has a conflict with the booking. */
export async function addCalendar(admin: Visitor, hotelId: string, bookingId: string): Promise<void> {
  const hotel = await repo(Hotel).findOneByOrFail({ id: hotelId });
  const { roomNumbers } = await makeRoomType(hotel);
  await addConflict(await connect(admin, roomNumbers[0]!.id), [bookingId]);
}

/** For each mutation of calendars, an input that changes something. */
export const CALENDAR_CHANGES: Record<string, MakeInput> = {
  connectRoomCalendar: async () => ({ roomNumberId: (await room()).ids[0], name: 'Rentals' }),
  updateRoomCalendar: async (_server, admin) => ({
    calendarId: (await newCalendar(admin)).id,
    name: 'Rooms',
  }),
  readRoomCalendar: async (_server, admin) => {
    const { id } = await newCalendar(admin);
    const { address: importUrl } = await startSite();
    config.webhookPrivateAddresses = true;
    await transaction(() => repo(RoomCalendar).update({ id }, { importUrl }));
    return { calendarId: id };
  },
  disconnectRoomCalendar: async (_server, admin) => ({ calendarId: (await newCalendar(admin)).id }),
  dismissCalendarConflict: async (_server, admin) => ({
    conflictId: await addConflict(await newCalendar(admin)),
  }),
};
