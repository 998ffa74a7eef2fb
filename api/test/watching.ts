import { whenIdle } from '../src/core/runExclusive';
import { repo, transaction } from '../src/database/transaction';
import { Mail } from '../src/mails/mail.entity';
import { checkWatches } from '../src/watches/checkWatches.service';
import { GATHER_MS } from '../src/watches/checkHotels.service';
import { tellNews } from '../src/watches/tellNews.service';
import { RUN_ID, WatchRun } from '../src/watches/watchRun.entity';
import { later } from './clock';
import { makeHotel, makeRoomType, makeUser, night } from './factories';
import type { TestServer, Visitor } from './testServer';

const WATCH = `id checkIn checkOut guests rooms childrenAges startCents totalCents hotel { name } roomNumber { number }`;

/** Nights, guests and rooms of a watch. */
export const nights = (from = 10, to = 12) => ({
  checkIn: night(from),
  checkOut: night(to),
  guests: 2,
  rooms: 1,
});

/** Watches a hotel; the watch, or the words of the refusal. */
export async function watch(person: Visitor, hotelId: string, input: object = {}): Promise<any> {
  const { data, errors } = await person.graphql(
    `mutation ($input: WatchHotelInput!) { watchHotel(input: $input) { __typename ... on Watch { ${WATCH} } ... on Problem { message } } }`,
    { input: { hotelId, ...nights(), ...input } },
  );
  return errors?.[0]?.message ?? data.watchHotel.message ?? data.watchHotel;
}

/** Ends a watch, or takes that back; the type of the answer. */
export async function end(person: Visitor, watchId: string, ended?: boolean): Promise<string> {
  const { data } = await person.graphql(
    'mutation ($input: EndWatchInput!) { endWatch(input: $input) { __typename } }',
    { input: { watchId, ended } },
  );
  return data.endWatch.__typename;
}

export const watches = async (person: Visitor): Promise<any[]> =>
  (await person.graphql(`{ myWatches { ${WATCH} } }`)).data.myWatches;

/** Runs both jobs as an instance does, with the time between them that gathers news, and sends the mails. */
export async function runJobs(): Promise<void> {
  await checkWatches();
  await later(GATHER_MS, async () => {
    await tellNews();
    await whenIdle();
  });
}

/** How many mails about watched stays were stored for the address. */
export const newsTo = (recipient: string): Promise<number> =>
  repo(Mail)
    .createQueryBuilder('mail')
    .where('mail.recipient = :recipient AND (mail.subject LIKE :one OR mail.subject LIKE :many)', {
      recipient,
      one: 'A stay you watch%',
      many: 'News about%',
    })
    .getCount();

/** Rooms for two at $100 a night in a hotel, and a guest who watches two nights there. */
export async function watchedHotel(server: TestServer, numbers = 1) {
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, numbers);
  const user = await makeUser();
  const me = await server.as(user);
  const { id: watchId } = await watch(me, hotel.id);
  await beginRuns();
  return { hotel, roomType, roomNumbers, user, me, watchId, to: user.email };
}

/** The first run looks at all watches, and later ones at what has changed. A run of a test may have been in the future. */
export async function beginRuns(): Promise<void> {
  await transaction(() => repo(WatchRun).delete({ id: RUN_ID }));
  await runJobs();
}
