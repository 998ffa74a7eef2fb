import { night } from './factories';
import type { Visitor } from './testServer';

const CHART = `query ($hotelId: ID!, $from: Night!, $to: Night!, $limit: Int, $offset: Int) {
  tapeChart(hotelId: $hotelId, from: $from, to: $to, limit: $limit, offset: $offset) { today hotel { name }
    groups { title rooms } rooms { number }
    bars { roomNumberId kind from to bookingId stayId state movedFrom movesTo guestName leadGuestName blockId reason } } }`;
const BLOCK = `mutation ($input: BlockNightsInput!) { blockNights(input: $input) { __typename
  ... on BlockedNights { nights } ... on RoomsOccupied { taken: nights { roomNumber { number } night } } ... on Problem { message } } }`;
const UNBLOCK = `mutation ($input: UnblockNightsInput!) { unblockNights(input: $input) { __typename
  ... on BlockedNights { nights } ... on Problem { message } } }`;
const MOVE = `mutation ($input: MoveStayInput!) { moveStay(input: $input) { __typename
  ... on Booking { totalCents stays { id number title state checkIn checkOut roomNumber { id } movesTo { number } movedFrom { number } } history { why } }
  ... on RoomsOccupied { nights { night } } ... on RoomNotVacated { stay { id checkOut } } ... on Problem { message } } }`;

const ask = async (staff: Visitor, document: string, variables: Record<string, unknown>): Promise<any> => {
  const { data, errors } = await staff.graphql(document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
};

export const readChart = (staff: Visitor, hotelId: string, [from, to]: [number, number], page = {}) =>
  ask(staff, CHART, { hotelId, from: night(from), to: night(to), ...page });
export const block = (
  staff: Visitor,
  hotelId: string,
  roomNumberIds: string[],
  [from, to]: [number, number],
  reason = 'Painting',
) => ask(staff, BLOCK, { input: { hotelId, roomNumberIds, from: night(from), to: night(to), reason } });
export const unblock = (
  staff: Visitor,
  hotelId: string,
  roomNumberIds: string[],
  [from, to]: [number, number],
) => ask(staff, UNBLOCK, { input: { hotelId, roomNumberIds, from: night(from), to: night(to) } });
export const moveStay = (staff: Visitor, stayId: string, roomNumberId: string, more = {}) =>
  ask(staff, MOVE, { input: { stayId, roomNumberId, ...more } });
