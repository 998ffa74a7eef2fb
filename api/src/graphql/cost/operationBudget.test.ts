import { POINTS_OF_OPERATION } from '../../../../schema/apiLimits';
import { makeHotels, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { BUDGETS, OperationBudget } from './operationBudget';

let server: TestServer;
const usual = { ...BUDGETS.guest };
beforeAll(async () => {
  server = await startTestServer();
  await makeHotels(20, 5);
});
afterEach(() => Object.assign(BUDGETS.guest, usual));
afterAll(() => server.close());

const ROOMS = '{ hotels(limit: 20) { items { id name roomTypes { id title roomNumbers { id number } } } } }';

test.each([
  ['fields', { fields: 100 }],
  ['rows', { rows: 30 }],
  ['bytes', { bytes: 2000 }],
  ['milliseconds', { milliseconds: 0 }],
])('an operation that takes more %s than it may is ended with a clear error', async (_what, limits) => {
  const guest = await server.as(await makeUser());
  expect((await guest.graphql(ROOMS)).errors).toBeUndefined();
  Object.assign(BUDGETS.guest, limits);
  const { data, errors } = await guest.graphql(ROOMS);
  expect(data ?? null).toBeNull();
  expect(errors).toEqual([expect.objectContaining({ extensions: { code: 'QUERY_TOO_COMPLEX' } })]);
});

test('an administrator has a larger budget than a guest', async () => {
  Object.assign(BUDGETS.guest, { fields: 100 });
  const admin = await server.as(await makeUser('ADMIN'));
  expect((await admin.graphql(ROOMS)).errors).toBeUndefined();
  const guest = await server.as(await makeUser());
  expect((await guest.graphql(ROOMS)).errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
});

test('an operation whose estimate is too high is refused before it runs', async () => {
  const dear =
    '{ roomTypes(limit: 100) { items { roomNumbers { roomType { roomNumbers { roomType { stayPrice(checkIn: "2027-01-01", checkOut: "2028-01-01") { nightPrices { night cents } } } } } } } } }';
  const guest = await server.as();
  const asked = await server.countStatements(async () => {
    const { errors } = await guest.graphql(dear);
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/asks for too much at once.* for `roomTypes\.items\.roomNumbers/),
        extensions: {
          code: 'QUERY_TOO_COMPLEX',
          cost: {
            requested: expect.any(Number),
            max: POINTS_OF_OPERATION.guest,
            dearest: { path: expect.stringMatching(/nightPrices$/), cost: expect.any(Number) },
          },
        },
      }),
    ]);
  });
  expect(asked).toBe(0);
});

test('a query whose client has gone resolves no further field', () => {
  let isGone = false;
  const budget = new OperationBudget(BUDGETS.guest, () => isGone);
  const countFields = () => {
    for (let count = 0; count < 100; count++) budget.countField('id');
  };
  countFields();
  expect(budget.isSpent).toBe(false);
  isGone = true;
  countFields();
  expect(budget.isSpent).toBe(true);
});
