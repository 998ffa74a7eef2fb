import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { room } from '../../../test/checkoutHelpers';
import { makeTeamMember } from '../../../test/factories';
import type { TestServer, Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { feedOf } from './feeds';

const FIELDS = `id name address importUrl showGuests blockedNights problem emptySince readAt dueAt servedAt
  roomNumber { number } conflicts { id checkIn checkOut summary isRepeat isGone dismissedAt otherCalendars bookings { id } }`;
const RESULT = `{ __typename ... on RoomCalendar { ${FIELDS} } ... on Problem { message } }`;
const documents = {
  connect: `mutation ($input: ConnectRoomCalendarInput!) { answer: connectRoomCalendar(input: $input) ${RESULT} }`,
  update: `mutation ($input: UpdateRoomCalendarInput!) { answer: updateRoomCalendar(input: $input) ${RESULT} }`,
  read: `mutation ($input: ReadRoomCalendarInput!) { answer: readRoomCalendar(input: $input) ${RESULT} }`,
  disconnect: `mutation ($input: DisconnectRoomCalendarInput!) { answer: disconnectRoomCalendar(input: $input) }`,
  dismiss: `mutation ($input: DismissCalendarConflictInput!) { answer: dismissCalendarConflict(input: $input) {
    __typename ... on CalendarConflict { dismissedAt } ... on Problem { message } } }`,
};

/** Runs a mutation of calendars and returns its answer. */
export async function ask(person: Visitor, what: keyof typeof documents, input: object): Promise<any> {
  const { data, errors } = await person.graphql(documents[what], { input });
  expect(errors).toBeUndefined();
  return data.answer;
}

/** The calendars of a hotel. */
export async function listCalendars(person: Visitor, hotelId: string): Promise<any[]> {
  const document = `query ($hotelId: ID!) { roomCalendars(hotelId: $hotelId) { ${FIELDS} } }`;
  const { data, errors } = await person.graphql(document, { hotelId });
  expect(errors).toBeUndefined();
  return data.roomCalendars;
}

/** A hotel with one room number and a member of its front desk. */
export async function place(server: TestServer) {
  const made = await room();
  const member = await makeTeamMember([made.hotel], HotelDuty.FRONT_DESK);
  return { ...made, email: member.email, desk: await server.as(member) };
}

/** Another site with one calendar. */
export interface OtherSite {
  address: string;
  /** The text that it answers, or the status. */
  answer: string | number;
  connect(desk: Visitor, roomNumberId: string, more?: object): Promise<any>;
  close(): void;
}

/** Starts another site, whose calendar is empty. */
export async function startSite(): Promise<OtherSite> {
  const server: Server = createServer((_request, response) => {
    if (typeof site.answer === 'number') return void response.writeHead(site.answer).end();
    response.setHeader('content-type', 'text/calendar').end(site.answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar.ics`;
  const site: OtherSite = {
    address,
    answer: feedOf(),
    connect: (desk, roomNumberId, more = {}) =>
      ask(desk, 'connect', { roomNumberId, name: 'Rentals', importUrl: address, ...more }),
    close: () => void server.close(),
  };
  return site;
}

/** Reads a file; Node asks for it without a copy of its own unless told otherwise. */
export const fetchFile = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers: { 'cache-control': 'max-age=0', ...headers } });
