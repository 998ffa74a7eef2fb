import { newId } from '../src/database/columns';
import { room } from './checkoutHelpers';
import { makeHotel } from './factories';
import type { MakeInput } from './staffMoney';
import type { Visitor } from './testServer';

const ROOM_STATE = `id status doNotDisturb revision cause changedAt changedBy { name } assignee { name }
  roomNumber { number } outOfOrder { reason until }`;
const CHANGE = `mutation ($input: ChangeRoomStateInput!) { changeRoomState(input: $input) { __typename
  ... on RoomState { ${ROOM_STATE} } ... on RoomStateRefused { state { ${ROOM_STATE} } } ... on Problem { message } } }`;
const LIST = `query ($hotelId: ID!) { housekeeping(hotelId: $hotelId) { today hotelName colleagues { name }
  rooms { id floor title occupied dueOut stayOver arrival arrivalHour openRepairs state { ${ROOM_STATE} } } } }`;
const ASSIGN = `mutation ($input: AssignRoomsInput!) { assignRooms(input: $input) { __typename
  ... on RoomsAssigned { states { ${ROOM_STATE} } } ... on Problem { message } } }`;

const ask = async (by: Visitor, document: string, variables: object): Promise<any> => {
  const { data, errors } = await by.graphql(document, variables as Record<string, unknown>);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
};

/** A reference for a change, as a device makes it. */
export const newChangeId = (): string => newId();

/** Changes a room; a new reference unless one is given. */
export const changeRoom = (by: Visitor, roomNumberId: string, input: object): Promise<any> =>
  ask(by, CHANGE, { input: { roomNumberId, changeId: newChangeId(), ...input } });

const readHousekeeping = (by: Visitor, hotelId: string): Promise<any> => ask(by, LIST, { hotelId });

/** The rooms of a hotel by number, each with its state and work. */
export async function roomsByNumber(by: Visitor, hotelId: string): Promise<Record<number, any>> {
  const { rooms } = await readHousekeeping(by, hotelId);
  return Object.fromEntries(rooms.map((row: any) => [row.state.roomNumber.number, row]));
}

export const assign = (by: Visitor, input: object): Promise<any> => ask(by, ASSIGN, { input });

const REPAIR = `mutation ($input: ReportRepairInput!) { reportRepair(input: $input) { __typename
  ... on Repair { id place text photos state reportedBy { name } roomNumber { number } } ... on Problem { message } } }`;
export const reportRepair = (by: Visitor, hotelId: string, input: object): Promise<any> =>
  ask(by, REPAIR, { input: { hotelId, text: 'The tap drips.', reportKey: newChangeId(), ...input } });

const LOST = `mutation ($input: RecordLostItemInput!) { recordLostItem(input: $input) { __typename
  ... on LostItem { id what place foundOn photos state note foundBy { name } booking { id } } ... on Problem { message } } }`;
export const recordLostItem = (by: Visitor, hotelId: string, input: object): Promise<any> =>
  ask(by, LOST, { input: { hotelId, what: 'A grey scarf', reportKey: newChangeId(), ...input } });

/** Reports a repair and a lost item of a hotel. */
export async function addReports(by: Visitor, hotelId: string): Promise<void> {
  await reportRepair(by, hotelId, { place: 'Lift' });
  await recordLostItem(by, hotelId, { place: 'Lobby' });
}

/** Inputs of the mutations of housekeeping that change something. */
export const HOUSEKEEPING_CHANGES: Record<string, MakeInput> = {
  changeRoomState: async () => ({
    roomNumberId: (await room()).ids[0]!,
    status: 'DIRTY',
    changeId: newChangeId(),
  }),
  assignRooms: async (_server, admin) => {
    const { hotel, ids } = await room();
    const { data } = await admin.graphql('{ viewer { id } }');
    return { hotelId: hotel.id, roomNumberIds: ids, userId: data.viewer.id };
  },
  reportRepair: async () => ({
    hotelId: (await makeHotel()).id,
    place: 'Lift',
    text: 'It is stuck.',
    reportKey: newChangeId(),
  }),
  finishRepair: async (_server, admin) => ({ repairId: await repairOf(admin) }),
  reopenRepair: async (_server, admin) => {
    const repairId = await repairOf(admin);
    await admin.graphql(
      'mutation ($input: FinishRepairInput!) { finishRepair(input: $input) { __typename } }',
      {
        input: { repairId },
      },
    );
    return { repairId };
  },
  recordLostItem: async () => ({
    hotelId: (await makeHotel()).id,
    place: 'Lobby',
    what: 'A grey scarf',
    reportKey: newChangeId(),
  }),
  updateLostItem: async (_server, admin) => {
    const { id: lostItemId } = await recordLostItem(admin, (await makeHotel()).id, { place: 'Lobby' });
    return { lostItemId, state: 'SENT' };
  },
};

const repairOf = async (admin: Visitor): Promise<string> =>
  (await reportRepair(admin, (await makeHotel()).id, { place: 'Lift' })).id;
