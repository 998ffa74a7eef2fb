import { makeCity, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { setCharges } from '../../../test/priceHelpers';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const vat = { title: 'VAT', kind: 'PERCENT', amount: 1_000 };
const tax = { title: 'City tax', kind: 'PER_NIGHT', amount: 250 };
const chargesOf = async (cityId: string) =>
  (await (await server.as()).graphql('{ cities { id charges { title kind amount } } }')).data.cities.find(
    ({ id }: { id: string }) => id === cityId,
  ).charges;

test('a city has no taxes and fees until administrators set them, in their order', async () => {
  const city = await makeCity();
  expect(await chargesOf(city.id)).toEqual([]);
  expect(await setCharges(admin, city.id, [vat, { ...tax, title: ' City tax ' }])).toEqual({
    __typename: 'City',
    id: city.id,
    charges: [vat, tax],
  });
  expect((await setCharges(admin, city.id, [tax])).charges).toEqual([tax]);
  expect(await chargesOf(city.id)).toEqual([tax]);
});

test('invalid taxes and fees are refused with their row, and nothing changes', async () => {
  const city = await makeCity();
  await setCharges(admin, city.id, [tax]);
  expect(await setCharges(admin, city.id, [vat, { ...tax, amount: -1 }])).toMatchObject({
    __typename: 'ChargesRefused',
    row: 1,
    message: expect.stringContaining('$0 to $1,000'),
  });
  expect(await chargesOf(city.id)).toEqual([tax]);
  expect(await setCharges(admin, 'f'.repeat(24), [tax])).toMatchObject({
    __typename: 'ChargesRefused',
    row: null,
    message: expect.stringContaining('does not exist'),
  });
});

test('of two who change the charges the later is told who did, and overwrites nothing', async () => {
  const first = await server.as(await makeUser('ADMIN', { name: 'Ada Keller' }));
  const { id: cityId } = await makeCity();
  expect((await setCharges(first, cityId, [vat], 1)).__typename).toBe('City');
  expect(await setCharges(admin, cityId, [tax], 1)).toEqual({
    __typename: 'Outdated',
    message: 'Ada Keller has changed it meanwhile. Look at what it is now, and send it again.',
  });
  expect(await chargesOf(cityId)).toEqual([vat]);
  expect((await setCharges(admin, cityId, [tax], 2)).charges).toEqual([tax]);
  expect((await setCharges(admin, cityId, [vat])).charges).toEqual([vat]);
});
