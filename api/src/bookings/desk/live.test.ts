import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { checkout, choice } from '../../../test/checkoutHelpers';
import { makeCity, makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { whenTakenUp } from '../../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

async function hotelWithArrivals(count: number) {
  const hotel = await makeHotel({ cityId: (await makeCity()).id });
  const { roomNumbers } = await makeRoomType(hotel, count);
  const bookings: string[] = [];
  for (const { id } of roomNumbers) {
    const person = await server.as(await makeUser());
    const { url, booking } = await checkout(person, choice(hotel.id, [id], 0, 2));
    await server.pay(url);
    bookings.push(booking.id);
  }
  return { hotel, bookings };
}
const busiest = async () => (await admin.graphql('{ busiestHotel { id } }')).data.busiestHotel;

test('the busiest hotel is the one with the most arrivals today; otherwise the first by name', async () => {
  expect(await busiest()).toBeNull();
  const quiet = await makeHotel({ name: 'Aaron Inn' });
  expect(await busiest()).toEqual({ id: quiet.id });
  await hotelWithArrivals(1);
  const { hotel } = await hotelWithArrivals(2);
  expect(await busiest()).toEqual({ id: hotel.id });
});

test('a check-in reaches the subscribers of its hotel only', async () => {
  const { hotel, bookings } = await hotelWithArrivals(1);
  const { hotel: other } = await hotelWithArrivals(1);
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: admin.accessToken },
  });
  const watch = (hotelId: string) =>
    client.iterate<{ bookingMoved: string }>({
      query: 'subscription ($hotelId: ID!) { bookingMoved(hotelId: $hotelId) }',
      variables: { hotelId },
    });
  const [here, elsewhere] = [watch(hotel.id), watch(other.id)];
  const [notified, notNotified] = [here.next(), elsewhere.next()];
  await whenTakenUp(client);
  const desk = await admin.graphql('query ($id: ID!) { frontDesk(hotelId: $id) { arrivals { id } } }', {
    id: hotel.id,
  });
  const [{ id: stayId }] = desk.data.frontDesk.arrivals;
  const { data } = await admin.graphql(
    'mutation ($input: StayStateInput!) { checkInStay(input: $input) { __typename } }',
    { input: { stayId } },
  );
  expect(data.checkInStay.__typename).toBe('DeskStay');
  expect((await notified).value.data).toEqual({ bookingMoved: bookings[0] });
  const quiet = new Promise((resolve) => setTimeout(resolve, 100, 'nothing'));
  expect(await Promise.race([notNotified, quiet])).toBe('nothing');
  await client.dispose();
});
