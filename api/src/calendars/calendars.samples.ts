import { NOBODY, type Sample } from '../../test/sample';

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query roomCalendars': { document: ({ hotelId }) => `{ roomCalendars(hotelId: "${hotelId}") { id } }` },
  'mutation connectRoomCalendar': {
    document: ({ roomNumberId }) =>
      `mutation { connectRoomCalendar(input: { roomNumberId: "${roomNumberId}", name: "Rentals" }) { __typename } }`,
  },
  'mutation updateRoomCalendar': {
    document: () =>
      `mutation { updateRoomCalendar(input: { calendarId: "${NOBODY}", name: "Rentals" }) { __typename } }`,
  },
  'mutation readRoomCalendar': {
    document: () => `mutation { readRoomCalendar(input: { calendarId: "${NOBODY}" }) { __typename } }`,
  },
  'mutation disconnectRoomCalendar': {
    document: () => `mutation { disconnectRoomCalendar(input: { calendarId: "${NOBODY}" }) }`,
  },
  'mutation dismissCalendarConflict': {
    document: () => `mutation { dismissCalendarConflict(input: { conflictId: "${NOBODY}" }) { __typename } }`,
  },
};
