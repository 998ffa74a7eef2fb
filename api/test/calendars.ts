import { newCalendarConflict, CalendarConflict } from '../src/calendars/calendarConflict.entity';
import { startSite } from '../src/calendars/testing/calendarHelpers';
import { RoomCalendar } from '../src/calendars/roomCalendar.entity';
import { config } from '../src/core/config';
import { repo, transaction } from '../src/database/transaction';
import { room } from './checkoutHelpers';
import { night } from './factories';
import type { MakeInput } from './staffMoney';
import type { Visitor } from './testServer';

const CONNECT = `mutation ($input: ConnectRoomCalendarInput!) { connectRoomCalendar(input: $input) {
  ... on RoomCalendar { id hotelId } } }`;

const newCalendar = async (admin: Visitor): Promise<{ id: string; hotelId: string }> => {
  const { ids } = await room();
  const input = { roomNumberId: ids[0], name: 'Rentals' };
  return (await admin.graphql(CONNECT, { input })).data.connectRoomCalendar;
};

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
  dismissCalendarConflict: async (_server, admin) => {
    const { id: calendarId, hotelId } = await newCalendar(admin);
    const nights = { checkIn: night(5), checkOut: night(6) };
    const conflict = newCalendarConflict({
      ...nights,
      hotelId,
      calendarId,
      eventKey: 'a',
      summary: '',
      bookingIds: [],
      otherCalendars: [],
      isRepeat: false,
    });
    await transaction(() => repo(CalendarConflict).insert(conflict));
    return { conflictId: conflict.id };
  },
};
