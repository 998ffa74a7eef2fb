import { makeHotel, makeRoomType, makeTeamMember, makeUser, night } from '../../../test/factories';
import { setRates } from '../../../test/priceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { WEEKDAYS, type RateRule } from '../../../../schema/prices';
import { HotelDuty } from '../../access/duty.enum';
import { repo, transaction } from '../../database/transaction';
import { describeRate, readDescribedRates } from './describedRates';
import { Rate, newRate } from './rate.entity';

let server: TestServer;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
  ben = await server.as(await makeUser('ADMIN', { name: 'Ben Admin' }));
});
afterAll(() => server.close());

const SETTING = `query ($id: ID!, $night: Night!) { roomType(id: $id) {
  priceSetting(night: $night) { action actor { name } } } }`;
const settingOf = async (by: Visitor, id: string, day: number): Promise<any> => {
  const { data, errors } = await by.graphql(SETTING, { id, night: night(day) });
  expect(errors).toBeUndefined();
  return data.roomType.priceSetting;
};

const PAINT = `mutation ($input: PaintRatesInput!) { paintRates(input: $input) { __typename } }`;
const paint = (by: Visitor, roomTypeId: string, from: number, to: number, priceCents: number) =>
  by.graphql(PAINT, {
    input: { roomTypeIds: [roomTypeId], from: night(from), to: night(to), priceCents },
  });

test('the price of a night names who set it, whatever was set for other nights since', async () => {
  const { roomType } = await makeRoomType(await makeHotel());
  await paint(ada, roomType.id, 10, 20, 12_000);
  await paint(ben, roomType.id, 15, 17, 14_000);
  await paint(ada, roomType.id, 30, 40, 9_000);
  expect(await settingOf(ada, roomType.id, 12)).toEqual({
    action: 'paintRates',
    actor: { name: 'Ada Admin' },
  });
  expect(await settingOf(ada, roomType.id, 15)).toMatchObject({ actor: { name: 'Ben Admin' } });
  expect(await settingOf(ada, roomType.id, 25)).toBeNull();
  await setRates(ben, roomType.id, []);
  expect(await settingOf(ada, roomType.id, 12)).toBeNull();
});

test('a price that was set without an entry of the log has nobody who set it', async () => {
  const { roomType } = await makeRoomType(await makeHotel());
  await paint(ada, roomType.id, 10, 20, 12_000);
  const rate = { from: night(10), to: night(20), weekdays: [...WEEKDAYS], minimumNights: null };
  await transaction(async () => {
    await repo(Rate).delete({ roomTypeId: roomType.id });
    await repo(Rate).insert(newRate({ ...rate, roomTypeId: roomType.id, place: 0, priceCents: 8_000 }));
  });
  expect(await settingOf(ada, roomType.id, 12)).toBeNull();
});

test('the change is found behind many others, and only those who set rates of the hotel read it', async () => {
  const hotel = await makeHotel();
  const { roomType } = await makeRoomType(hotel);
  await paint(ada, roomType.id, 10, 11, 12_000);
  for (let day = 20; day < 45; day++) await paint(ben, roomType.id, day, day + 1, 5_000 + day);
  const readers = await Promise.all([
    server.as(await makeTeamMember([hotel], HotelDuty.REVENUE)),
    server.as(await makeTeamMember([hotel], HotelDuty.FRONT_DESK)),
    server.as(await makeTeamMember([await makeHotel()], HotelDuty.REVENUE)),
    server.as(await makeUser()),
    server.as(),
  ]);
  const found = await Promise.all(readers.map((reader) => settingOf(reader, roomType.id, 10)));
  expect(found.map((setting) => setting?.actor.name)).toEqual([
    'Ada Admin',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<RateRule>([
  { from: '2026-06-01', to: '2026-07-01', weekdays: [...WEEKDAYS], priceCents: 12_000, minimumNights: null },
  { from: '2026-06-01', to: '2026-07-01', weekdays: ['FRIDAY', 'SATURDAY'], priceCents: 1, minimumNights: 2 },
  { from: '2026-06-01', to: '2026-07-01', weekdays: ['MONDAY'], priceCents: null, minimumNights: 14 },
])('the rate %j is read from its text in the log', (rule) => {
  const text = [rule, rule].map(describeRate).join(', ');
  expect(readDescribedRates(text)).toEqual([rule, rule]);
  expect(readDescribedRates(null)).toEqual([]);
});
