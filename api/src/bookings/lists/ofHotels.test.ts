import { makeHotel, makeTeamMember, makeUser, night } from '../../../test/factories';
import { addHotelRows } from '../../../test/hotelRows';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';

/* Each list, sum, figure and search of staff as a member of the team of one or several hotels asks for it. */

let server: TestServer;
let admin: Visitor;
let member: Visitor, ofBoth: Visitor, desk: Visitor;
type Rows = Awaited<ReturnType<typeof addHotelRows>>;
let own: Rows, other: Rows, third: Rows;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  const add = async (name: string) => addHotelRows(server, admin, await makeHotel({ name }));
  own = await add('Own Hotel');
  other = await add('Other Hotel');
  third = await add('Third Hotel');
  member = await server.as(await makeTeamMember([own.hotel], HotelDuty.MANAGER));
  ofBoth = await server.as(await makeTeamMember([own.hotel, other.hotel], HotelDuty.FINANCE));
  desk = await server.as(await makeTeamMember([own.hotel], HotelDuty.HOUSEKEEPING));
}, 60_000);
afterAll(() => server.close());

const PERIOD = `from: "${night(-40)}", through: "${night(40)}"`;
const ofFilter = (field: string, row: string) => ({
  query: `query ($hotelId: ID, $after: ID) { ${field}(filter: { hotelId: $hotelId }, after: $after, limit: 50) { total items { id ${row} } } }`,
});
const ROW = 'booking { hotelName }';
const LISTS: Record<string, { query: string }> = {
  bookings: ofFilter('bookings', 'hotelName'),
  payments: ofFilter('payments', ROW),
  refunds: ofFilter('refunds', ROW),
  openAccounts: ofFilter('openAccounts', ROW),
  invoices: ofFilter('invoices', ROW),
  disputes: ofFilter('disputes', ROW),
  journal: ofFilter('journal', ROW),
  auditEntries: ofFilter('auditEntries', 'recordName'),
  paymentDifferences: {
    query: `query ($hotelId: ID, $after: ID) { paymentDifferences(hotelId: $hotelId, after: $after, limit: 50) { total items { id ${ROW} } } }`,
  },
};

interface Row {
  id: string;
  hotelName?: string;
  recordName?: string;
  booking?: { hotelName: string };
}
const ask = async (by: Visitor, query: string, variables: object = {}): Promise<any> => {
  const { data, errors } = await by.graphql(query, variables as never);
  return errors ? errors[0]!.extensions.code : Object.values(data)[0];
};
const hotelsOf = (items: readonly Row[]): string[] =>
  [
    ...new Set(
      items.map(
        (row) =>
          row.booking?.hotelName ??
          row.hotelName ??
          row.recordName!.replace(/^[A-Z0-9]{4}-[A-Z0-9]{4}, /, ''),
      ),
    ),
  ].sort();

describe.each(Object.entries(LISTS))('%s', (_name, { query }) => {
  test("have the rows of the member's hotels, and count only these", async () => {
    for (const [by, names] of [
      [member, ['Own Hotel']],
      [ofBoth, ['Other Hotel', 'Own Hotel']],
    ] as const) {
      if (query.includes('auditEntries') && by === ofBoth) continue;
      const { items, total } = await ask(by, query);
      expect(hotelsOf(items)).toEqual(names);
      expect(total).toBe(items.length);
    }
    const all = hotelsOf((await ask(admin, query)).items);
    expect(all).toEqual(expect.arrayContaining(['Other Hotel', 'Own Hotel', 'Third Hotel']));
  });

  test('have no rows of another hotel for those who ask for it by id, or begin after one of its rows', async () => {
    const { items } = await ask(admin, query, { hotelId: other.hotel.id });
    expect(hotelsOf(items)).toEqual(['Other Hotel']);
    expect(await ask(member, query, { hotelId: other.hotel.id })).toBe('FORBIDDEN');
    expect(await ask(member, query, { after: items[0].id })).toBe('BAD_USER_INPUT');
    const ownRows = (await ask(member, query, { hotelId: own.hotel.id })).items;
    expect((await ask(member, query, { after: ownRows[0].id })).items).toEqual(ownRows.slice(1));
  });

  test('are refused to those whose duties do not include them', async () => {
    expect(await ask(desk, query)).toBe('FORBIDDEN');
    expect(await ask(own.person, query)).toBe('FORBIDDEN');
  });
});

test('searches find nothing of other hotels, by words, references and ids', async () => {
  const name = (await ask(admin, `{ booking(id: "${other.bookingId}") { user { name } } }`)).user.name;
  for (const text of [name, 'Other Hotel', other.bookingId])
    for (const list of ['bookings', 'payments', 'refunds', 'openAccounts', 'invoices']) {
      const query = `query ($text: String) { ${list}(filter: { text: $text }) { total items { id } } }`;
      expect({ list, text, found: await ask(member, query, { text }) }).toEqual({
        list,
        text,
        found: { total: 0, items: [] },
      });
    }
  const found = await ask(ofBoth, 'query ($text: String) { bookings(text: $text) { items { id } } }', {
    text: 'Other Hotel',
  });
  expect(found.items).toEqual([{ id: other.bookingId }]);
  const audit = 'query ($text: String) { auditEntries(filter: { text: $text }) { total } }';
  expect(await ask(member, audit, { text: other.bookingId })).toEqual({ total: 0 });
  const disputes = `{ disputes(filter: { bookingId: "${other.bookingId}" }) { total } }`;
  expect(await ask(member, disputes)).toEqual({ total: 0 });
});

test('a filter by city answers the hotels there of the viewer', async () => {
  const query = 'query ($cityId: ID) { bookings(filter: { cityId: $cityId }) { items { hotelName } } }';
  expect((await ask(ofBoth, query, { cityId: own.hotel.cityId })).items).toEqual([
    { hotelName: 'Own Hotel' },
  ]);
  expect((await ask(ofBoth, query, { cityId: third.hotel.cityId })).items).toEqual([]);
  const both = `query ($one: ID, $two: ID) { bookings(hotelId: $one, filter: { hotelId: $two }) { items { hotelName } } }`;
  expect((await ask(ofBoth, both, { one: own.hotel.id, two: other.hotel.id })).items).toEqual([]);
  expect(await ask(ofBoth, both, { one: own.hotel.id, two: third.hotel.id })).toBe('FORBIDDEN');
});

const SUMS: Record<string, string> = {
  trialBalance: `query ($hotelId: ID) { trialBalance(hotelId: $hotelId, ${PERIOD}) { account openingCents debitCents creditCents } }`,
  openAccountTotals:
    'query ($hotelId: ID) { openAccountTotals(hotelId: $hotelId) { openCents upTo30Cents } }',
  taxes: `query ($hotelId: ID) { taxes(filter: { hotelId: $hotelId, from: "${night(-40)}", to: "${night(40)}" }) { hotelName nights netCents } }`,
  dashboard: `query ($hotelId: ID) { dashboard(hotelId: $hotelId, from: "${night(-40)}", to: "${night(40)}") {
    openDisputes total { nights revenueCents bookings availableNights } } }`,
};

describe.each(Object.entries(SUMS))('%s', (name, query) => {
  test("sums the member's hotels alone", async () => {
    const asOwn = await ask(admin, query, { hotelId: own.hotel.id });
    const asOther = await ask(admin, query, { hotelId: other.hotel.id });
    expect(await ask(member, query)).toEqual(asOwn);
    expect(await ask(member, query, { hotelId: own.hotel.id })).toEqual(asOwn);
    expect(await ask(member, query, { hotelId: other.hotel.id })).toBe('FORBIDDEN');
    const sum = JSON.stringify(await ask(ofBoth, query));
    expect(sum).not.toBe(JSON.stringify(asOwn));
    expect({ name, sum: numbersIn(sum) }).toEqual({
      name,
      sum: numbersIn(JSON.stringify(asOwn)) + numbersIn(JSON.stringify(asOther)),
    });
  });
});

/** The sum of all numbers of an answer. */
const numbersIn = (text: string): number =>
  [...text.matchAll(/:(-?\d+)/g)].reduce((sum, [, number]) => sum + Number(number), 0);

test('disputes and differences of other hotels are answered and reviewed by their teams alone', async () => {
  const evidence = 'query ($id: ID!) { disputeEvidence(disputeId: $id) { fileName } }';
  expect(await ask(member, evidence, { id: own.disputeId })).toEqual({ fileName: expect.any(String) });
  expect(await ask(member, evidence, { id: other.disputeId })).toBeNull();
  const submit = (id: string) =>
    `mutation { submitDisputeEvidence(input: { disputeId: "${id}" }) { __typename } }`;
  expect(await ask(member, submit(other.disputeId))).toEqual({ __typename: 'UnknownDispute' });
  const resolve = (id: string) =>
    `mutation { resolvePaymentDifference(input: { differenceId: "${id}", resolution: "Refunded" }) { __typename } }`;
  expect(await ask(member, resolve(other.differenceId))).toEqual({ __typename: 'UnknownPaymentDifference' });
  expect(await ask(member, resolve(own.differenceId))).toEqual({ __typename: 'PaymentDifference' });
});

test('days, cash and closes of another hotel are refused, and payouts are for administrators', async () => {
  const id = other.hotel.id;
  for (const query of [
    `{ day(hotelId: "${id}") { day } }`,
    `{ dayCloses(hotelId: "${id}") { total } }`,
    `{ cashCounts(hotelId: "${id}") { total } }`,
    `mutation { closeDay(input: { hotelId: "${id}", day: "${night(-3)}" }) { __typename } }`,
    `mutation { countCash(input: { hotelId: "${id}", expectedCents: 0, countedCents: 0, idempotencyKey: "k" }) { __typename } }`,
    '{ payouts { total } }',
    '{ providerTransactions { total } }',
  ])
    expect([query, await ask(member, query)]).toEqual([query, 'FORBIDDEN']);
  expect(await ask(member, `{ day(hotelId: "${own.hotel.id}") { day } }`)).toEqual({
    day: expect.any(String),
  });
});

test('a booking of one hotel shows a member of another hotel nothing of its money', async () => {
  const FIELDS = 'disputes { id } payments { providerId dispute { id } }';
  const shown = await ask(member, `{ bookings(text: "${own.bookingId}") { items { ${FIELDS} } } }`);
  expect(shown.items[0].disputes).toEqual([{ id: own.disputeId }]);
  expect(shown.items[0].payments.map((one: any) => one.dispute?.id)).toContain(own.disputeId);
  const asGuest = await ask(own.person, `{ booking(id: "${own.bookingId}") { ${FIELDS} } }`);
  expect(asGuest.disputes).toEqual([]);
  expect(asGuest.payments.every((one: any) => one.providerId === null && one.dispute === null)).toBe(true);
});
