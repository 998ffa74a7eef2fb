import { makeHotel, makeRoomType, makeTeamMember, makeUser } from '../../../test/factories';
import { exportLines } from '../../../test/exportLines';
import { addHotelRows } from '../../../test/hotelRows';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { repo, transaction } from '../../database/transaction';
import { newTeamMember, TeamMember } from '../../users/teams/teamMember.entity';

/* Files of lists and of hotels, as members of teams get them. */

let server: TestServer;
let admin: Visitor;
let member: Visitor, mixed: Visitor, desk: Visitor;
type Rows = Awaited<ReturnType<typeof addHotelRows>>;
let own: Rows, other: Rows;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  own = await addHotelRows(server, admin, await makeHotel({ name: 'Own Hotel' }));
  other = await addHotelRows(server, admin, await makeHotel({ name: 'Other Hotel' }));
  member = await server.as(await makeTeamMember([own.hotel], HotelDuty.FINANCE, HotelDuty.MANAGER));
  desk = await server.as(await makeTeamMember([own.hotel], HotelDuty.FRONT_DESK));
  // Who may export at one hotel, and only see bookings at the other.
  const user = await makeTeamMember([own.hotel], HotelDuty.FINANCE);
  const { id: hotelId } = other.hotel;
  await transaction(() =>
    repo(TeamMember).insert(newTeamMember({ hotelId, userId: user.id, duties: [HotelDuty.FRONT_DESK] })),
  );
  mixed = await server.as(user);
}, 60_000);
afterAll(() => server.close());

const LISTS: Record<string, string> = {
  bookings: 'hotel',
  payments: 'hotel',
  refunds: 'hotel',
  openAccounts: 'hotel',
  disputes: 'hotel',
  invoices: 'hotel',
  taxes: 'hotel',
  journal: 'hotel',
  auditEntries: 'hotel',
};

test.each(Object.entries(LISTS))(
  "a file of %s has the rows of the member's hotels alone",
  async (list, column) => {
    const inFile = async (by: Visitor) => [...new Set(await exportLines(server, by, list, [column]))].sort();
    expect(await inFile(member)).toEqual(['"Own Hotel"']);
    expect(await inFile(admin)).toEqual(expect.arrayContaining(['"Other Hotel"', '"Own Hotel"']));
  },
);

test('a file has no rows of hotels where its reader sees the list and may not export it', async () => {
  const { data } = await mixed.graphql('{ bookings { total } }');
  expect(data.bookings.total).toBe(2);
  expect(await exportLines(server, mixed, 'bookings', ['hotel'])).toEqual(['"Own Hotel"']);
  const ofOther = { filter: { hotelId: other.hotel.id } };
  await expect(exportLines(server, mixed, 'bookings', ['hotel'], ofOther)).rejects.toThrow(/^403/);
});

test('files are refused to those who may export nowhere, and those of administrators to members', async () => {
  await expect(exportLines(server, desk, 'bookings', ['hotel'])).rejects.toThrow(/^403/);
  for (const [list, column] of [
    ['payouts', 'provider'],
    ['providerTransactions', 'provider'],
    ['contactMessages', 'id'],
  ] as const)
    await expect(exportLines(server, member, list, [column])).rejects.toThrow(/^403/);
});

test('a file of payment differences has those of the hotel, and none without one', async () => {
  expect(await exportLines(server, member, 'paymentDifferences', ['paid', 'booking'])).toHaveLength(1);
  expect(await exportLines(server, admin, 'paymentDifferences', ['paid', 'booking'])).toHaveLength(2);
});

const sendFile = (person: Visitor, path: string, body?: string) =>
  fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
  });

test('a file has the hotels of a city, or one hotel, with their city, type and rooms', async () => {
  const [here, there] = [await makeHotel({ name: 'Here' }), await makeHotel({ name: 'There' })];
  for (const hotel of [here, there]) await makeRoomType(hotel, 1, { title: `Room of ${hotel.name}` });
  await makeHotel({ name: 'Beside', cityId: here.cityId });
  const file = async (filter: object) => {
    const answer = await sendFile(admin, 'exports/allhotels.json', JSON.stringify(filter));
    return { status: answer.status, ...((await answer.json()) as any) };
  };
  const ofHotel = await file({ hotelId: here.id });
  expect(ofHotel.hotels).toMatchObject([{ name: 'Here' }]);
  expect(ofHotel.rooms).toMatchObject([{ title: 'Room of Here' }]);
  expect([ofHotel.cities.length, ofHotel.hotelTypes.length]).toEqual([1, 1]);
  const ofCity = await file({ cityId: here.cityId });
  expect(ofCity.hotels.map(({ name }: { name: string }) => name).sort()).toEqual(['Beside', 'Here']);
  expect(ofCity.rooms).toHaveLength(1);
  for (const wrong of [
    { hotelId: 7 },
    { hotelId: 'f'.repeat(24) },
    { hotelId: here.id, cityId: there.cityId },
  ])
    expect(await file(wrong)).toMatchObject({ status: 400, errors: [{ message: expect.any(String) }] });
});

test("a file of hotels has the member's hotels with their rooms, cities and types; members import none", async () => {
  await makeRoomType(other.hotel, 1, { title: 'Other suite' });
  await makeRoomType(own.hotel, 1, { title: 'Own suite' });
  const send = (path: string, body?: string) => sendFile(member, path, body);
  const file: any = await (await send('exports/allhotels.json')).json();
  expect(file.hotels.map(({ name }: { name: string }) => name)).toEqual(['Own Hotel']);
  expect([file.cities.length, file.hotelTypes.length]).toEqual([1, 1]);
  const titles = file.rooms.map(({ title }: { title: string }) => title);
  expect(titles).toContain('Own suite');
  expect(titles).not.toContain('Other suite');
  for (const filter of [{ hotelId: other.hotel.id }, { cityId: other.hotel.cityId }])
    expect((await send('exports/allhotels.json', JSON.stringify(filter))).status).toBeGreaterThanOrEqual(400);
  for (const path of ['imports/preview', 'imports/hotels'])
    expect((await send(path, JSON.stringify(file))).status).toBe(403);
});
