import { makeHotel } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { whenIdle } from '../core/runExclusive';
import { bulkInsert } from '../database/bulkInsert';
import { repo, transaction } from '../database/transaction';
import { EventType } from './eventType.enum';
import { LoggedEvent, newLoggedEvent } from './loggedEvent.entity';
import { numberEvents } from './numberEvents.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('several instances that number events at once leave no gap and give no number twice', async () => {
  const hotels = [await makeHotel(), await makeHotel(), await makeHotel()];
  await whenIdle();
  const rows = Array.from({ length: 900 }, (_, count) =>
    newLoggedEvent({
      type: EventType.BOOKING_CHANGED,
      hotelId: hotels[count % 3]!.id,
      userId: null,
      data: '{}',
    }),
  );
  await transaction(() => bulkInsert(LoggedEvent, rows));
  await Promise.all([numberEvents(), numberEvents(), numberEvents()]);
  const events = await repo(LoggedEvent).find({ order: { id: 'ASC' } });
  const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);
  // Each new hotel has an event, too.
  expect(events.map(({ position }) => position)).toEqual(upTo(903));
  for (const hotel of hotels)
    expect(
      events.flatMap(({ hotelId, hotelSequence }) => (hotelId === hotel.id ? [hotelSequence] : [])),
    ).toEqual(upTo(301));
});
