import { makeKey, withKey } from '../../test/apiKeys';
import { makeTeamMember, makeUser } from '../../test/factories';
import { booked, issue } from '../../test/invoiceHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { isForStaff, Scope } from '../access/scope.enum';
import { repo } from '../database/transaction';
import { Booking } from '../bookings/booking.entity';
import type { Hotel } from '../hotels/hotel.entity';

/* Which files keys with one scope get, and that none uploads any. */

let server: TestServer;
let guest: Visitor;
let member: Visitor;
let hotelId: string;
let invoiceId: string;
beforeAll(async () => {
  server = await startTestServer();
  const paid = await booked(server, await server.as(await makeUser('ADMIN')));
  guest = paid.guest;
  invoiceId = (await issue(guest, paid.id)).id;
  hotelId = (await repo(Booking).findOneByOrFail({ id: paid.id })).hotelId!;
  member = await server.as(await makeTeamMember([{ id: hotelId } as Hotel], HotelDuty.OWNER));
});
afterAll(() => server.close());

const revoke = (person: Visitor, keyId: string) =>
  person.graphql(`mutation { revokeApiKey(input: { keyId: "${keyId}" }) }`);
const ofPeople = Object.values(Scope).filter((scope) => !isForStaff(scope));
/** Asks with a key of this scope alone; BOOK comes with READ. */
async function status(person: Visitor, scope: Scope, address: string, body?: object): Promise<number> {
  const more = scope === Scope.HOTEL ? { hotelIds: [hotelId] } : {};
  const made = await makeKey(person, [scope], more);
  const response = await fetch(`${server.url}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${made.secret}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await revoke(person, made.key.id);
  return response.status;
}
const openedBy = async (person: Visitor, scopes: Scope[], address: string, body?: object) => {
  const opened: Scope[] = [];
  for (const scope of scopes) if ((await status(person, scope, address, body)) < 400) opened.push(scope);
  return opened.sort();
};

test('an invoice is downloaded with a scope that reads the booking', async () => {
  const address = `/documents/${invoiceId}.pdf`;
  expect(await openedBy(guest, ofPeople, address)).toEqual([Scope.BOOK, Scope.BOOKINGS, Scope.READ]);
  expect(await openedBy(member, [Scope.HOTEL, Scope.BOOKINGS, Scope.READ], address)).toEqual([Scope.HOTEL]);
});

test('lists are exported with a scope for staff alone', async () => {
  const body = { columns: [{ field: 'hotel', label: 'hotel' }], variables: {} };
  const address = '/api/exports/bookings.csv';
  expect(await openedBy(guest, ofPeople, address, body)).toEqual([]);
  expect(await openedBy(member, [Scope.HOTEL, Scope.STAFF, Scope.BOOKINGS], address, body)).toEqual([
    Scope.HOTEL,
    Scope.STAFF,
  ]);
});

test('no key uploads a file', async () => {
  const sign = 'mutation { generateUploadSignature(input: { folder: "Reviews" }) { __typename } }';
  for (const scope of ofPeople) {
    const key = withKey(server, await makeKey(guest, [scope]));
    expect((await key.graphql(sign)).errors).toMatchObject([{ extensions: { reason: 'NOT_BY_KEY' } }]);
  }
});
