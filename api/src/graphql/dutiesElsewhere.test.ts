import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { EXPORT_COLUMNS } from '../../../schema/exportColumns';
import { makePrivateRecords, type PrivateRecords } from '../../test/duties/privateRecords';
import { exportLines } from '../../test/exportLines';
import { makeHotel, makeTeamMember, makeUser } from '../../test/factories';
import { addReports, changeRoom } from '../../test/housekeeping';
import { readSamples } from '../../test/samples';
import { overSocket, whenTakenUp } from '../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { mayAsk, type Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { newId } from '../database/columns';
import { domains } from '../domains';
import { listEntryPoints, type EntryPoint } from './entryPoints';
import { makeSchema } from './makeSchema';

/*
 * What members of teams get of a hotel besides answers to questions: events, files, searches and views. The owner of another
 * hotel, who has every duty there, gets nothing of it.
 */

let server: TestServer;
let schema: GraphQLSchema;
let subscriptions: EntryPoint[];
let samples: Awaited<ReturnType<typeof readSamples>>;
let records: PrivateRecords;
let admin: Visitor, stranger: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  schema = await makeSchema(domains);
  samples = await readSamples();
  subscriptions = listEntryPoints(schema).filter(({ kind }) => kind === 'subscription');
  records = await makePrivateRecords(server);
  admin = await server.as(await makeUser('ADMIN'));
  stranger = await server.as(await makeTeamMember([await makeHotel()], HotelDuty.OWNER));
}, 120_000);
afterAll(() => server.close());

const documentOf = ({ kind, field }: EntryPoint) =>
  samples[`${kind} ${field}`]!.document(records.fixtures, 'administrator');

/** The secrets of the hotel that a text contains. */
const leaksIn = (text: string): string[] => records.secrets.filter((secret) => text.includes(secret));

/** Changes at the hotel whose events its people get. */
async function workThere(): Promise<void> {
  const { bookingId, hotelId, roomNumberId } = records.ids;
  const note = { bookingId, text: 'A late flight.' };
  await admin.graphql(
    'mutation ($input: AddBookingNoteInput!) { addBookingNote(input: $input) { __typename } }',
    { input: note },
  );
  await changeRoom(admin, roomNumberId!, { status: 'DIRTY' });
  await addReports(admin, hotelId!);
}

test('each duty may subscribe to what the policy table grants at its hotel, and to nothing of another', async () => {
  const { hotelId } = records.fixtures;
  const ofHotels = subscriptions.filter((one) => documentOf(one).includes(hotelId));
  const staffOnly = ofHotels.filter(({ permission }) => permission !== 'availability:read');
  expect(staffOnly.length).toBeGreaterThanOrEqual(2);
  const refusals: Record<string, boolean> = {};
  const wanted: Record<string, boolean> = {};
  for (const duty of Object.values(HotelDuty)) {
    const user = await makeTeamMember([{ id: hotelId } as never], duty);
    const member = await server.as(user);
    const elsewhere = await server.as(await makeTeamMember([await makeHotel()], duty));
    const duties = new Map([[hotelId, [duty]]]);
    const viewer: Viewer = { id: user.id, role: Role.TEAM, duties, sessionId: '' };
    for (const one of staffOnly) {
      const name = `${one.field} by ${duty}`;
      wanted[name] = !mayAsk(viewer, one.permission!);
      wanted[`${name} of another hotel`] = true;
      refusals[name] = await isRefused(member, documentOf(one));
      refusals[`${name} of another hotel`] = await isRefused(elsewhere, documentOf(one));
    }
  }
  expect(refusals).toEqual(wanted);
}, 120_000);

/** Whether a subscription is refused at once; the text of a refusal says nothing of the hotel. */
async function isRefused(by: Visitor, query: string): Promise<boolean> {
  const refusal = overSocket(by, query).then(
    (answer) => {
      expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      expect(leaksIn(JSON.stringify(answer))).toEqual([]);
      return true;
    },
    (errors: { extensions?: { code?: string } }[]) => {
      expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
      return true;
    },
  );
  const open = new Promise<boolean>((resolve) => setTimeout(resolve, 500, false));
  return Promise.race([refusal, open]);
}

test('no event of a hotel reaches the owner of another one, by any subscription', async () => {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: stranger.accessToken },
  });
  const received: Record<string, string[]> = {};
  for (const one of subscriptions.filter(({ permission }) => permission !== 'availability:read')) {
    const keep = (answer: unknown) => {
      const leaks = leaksIn(JSON.stringify(answer) ?? '');
      if (leaks.length || (answer as { data?: unknown })?.data) received[one.field] = leaks;
    };
    client.subscribe({ query: documentOf(one) }, { next: keep, error: keep, complete: () => undefined });
  }
  await whenTakenUp(client);
  delete received.onlineUsersChanged;
  await workThere();
  await whenTakenUp(client);
  await new Promise((resolve) => setTimeout(resolve, 300));
  delete received.onlineUsersChanged;
  expect(received).toEqual({});
  await client.dispose();
}, 60_000);

test('no exported file of the owner of another hotel has anything of this one', async () => {
  const files: Record<string, string[]> = {};
  const refused: string[] = [];
  for (const [list, columns] of Object.entries(EXPORT_COLUMNS))
    for (const filter of [undefined, { hotelId: records.fixtures.hotelId }])
      await exportLines(server, stranger, list, columns, filter && { filter }).then(
        (lines) => {
          const leaks = leaksIn(lines.join('\n'));
          if (leaks.length) files[list] = leaks;
        },
        (error: Error) => {
          expect(leaksIn(error.message)).toEqual([]);
          if (!filter) refused.push(`${list} ${error.message.slice(0, 3)}`);
        },
      );
  expect(files).toEqual({});
  expect(refused.length).toBeLessThan(Object.keys(EXPORT_COLUMNS).length / 2);
}, 60_000);

test('no search by words, reference or id finds or counts anything of another hotel', async () => {
  const found: Record<string, unknown> = {};
  const searched: string[] = [];
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    const argument = field.args.find(({ name }) => name === 'filter' || name === 'text');
    const input = argument && getNullableType(argument.type);
    const output = getNamedType(field.type);
    if (!isObjectType(output) || !output.getFields().total) continue;
    // every signed-in person finds accounts by their names, for chats
    if (field.name === 'users') continue;
    const isFilter = isInputObjectType(input);
    if (!input || isEnumType(input) || (isFilter && !input.getFields().text)) continue;
    const others = field.args.some(({ name }) => name === 'hotelId')
      ? `hotelId: "${records.fixtures.hotelId}", `
      : '';
    searched.push(field.name);
    for (const text of records.secrets) {
      const query = `query ($asked: ${String(input)}) {
        ${field.name}(${others}${argument.name}: $asked, limit: 5) { total items { __typename } } }`;
      const { data, errors } = await stranger.graphql(query, { asked: isFilter ? { text } : text });
      if (errors) expect([field.name, errors[0]!.extensions.code]).toEqual([field.name, 'FORBIDDEN']);
      else if (data[field.name].total) found[`${field.name} ${text}`] = data[field.name];
    }
  }
  expect(searched).toEqual(expect.arrayContaining(['bookings', 'auditEntries', 'hotelGuests']));
  expect(found).toEqual({});
}, 120_000);

test('a saved view is of the person who saved it, whatever hotel it names', async () => {
  const colleague = await server.as(
    await makeTeamMember([{ id: records.fixtures.hotelId } as never], HotelDuty.OWNER),
  );
  const id = newId();
  const input = {
    id,
    list: 'bookings',
    name: `${records.secrets[0]} view`,
    address: `hotel=${records.fixtures.hotelId}`,
    isDefault: false,
  };
  const save = 'mutation ($input: SaveViewInput!) { saveView(input: $input) { __typename } }';
  const views = '{ savedViews(list: "bookings") { id name address } }';
  await colleague.graphql(save, { input });
  expect((await colleague.graphql(views)).data.savedViews).toHaveLength(1);
  expect((await stranger.graphql(views)).data.savedViews).toEqual([]);
  const { data, errors } = await stranger.graphql(save, { input: { ...input, name: 'Mine' } });
  expect(leaksIn(JSON.stringify({ data, errors }).replaceAll(records.fixtures.hotelId, ''))).toEqual([]);
  expect((await colleague.graphql(views)).data.savedViews).toEqual([
    { id, name: input.name, address: input.address },
  ]);
});
