import { ApolloClient } from '@apollo/client';
import { booking, myBookings } from '../../../test/bookingAnswers';
import { fakeServer } from '../../../test/fakeServer';
import { guest } from '../../../test/visit';
import { makeCache } from '../../apollo/cache';
import { BookingPageDocument } from '../../bookings/detail/BookingPage.generated';
import { device } from '../../session/device';
import { storeViewer } from '../../session/renewSession';
import { Session } from '../../session/session';
import { ViewerDocument } from '../../session/Session.generated';
import type { Viewer } from '../../session/SessionProvider';
import { followSession, BOOKINGS_CACHE, showKept } from './offline';

/** What the browser keeps, by cache and address. */
const kept = new Map<string, Map<string, string>>();
const worker = { registered: [] as string[], unregister: async () => worker.registered.splice(0) };

const open = async (name: string) => {
  if (!kept.has(name)) kept.set(name, new Map());
  const files = kept.get(name)!;
  return {
    put: async (key: string, answer: { text: string }) => void files.set(key, answer.text),
    match: async (key: string) =>
      files.has(key) ? { json: async () => JSON.parse(files.get(key)!) } : undefined,
  };
};

beforeAll(() => {
  Object.assign(globalThis, {
    caches: { open, delete: async (name: string) => kept.delete(name) },
    Response: { json: (body: unknown) => ({ text: JSON.stringify(body) }) },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: async (file: string) => void worker.registered.push(file),
      getRegistration: async () => worker,
    },
  });
});

let session: Session;
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  session.endEverywhere();
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
});

/** Somebody signs in and stays until everything that is kept is kept. */
async function signIn({ trusts, viewer = guest }: { trusts: boolean; viewer?: Viewer }) {
  const { link, asked } = fakeServer({ MyBookingsPage: () => myBookings(booking) });
  const client = new ApolloClient({ cache: makeCache(), link, dataMasking: true });
  session = new Session(async () => undefined);
  followSession(session, client);
  device.rememberTrust(trusts);
  await storeViewer(client, { __typename: 'Session', accessToken: 'token', viewer });
  session.begin('token');
  await jest.advanceTimersByTimeAsync(5000);
  return { client, asked };
}

const another = () => {
  const { link, asked } = fakeServer({});
  return { client: new ApolloClient({ cache: makeCache(), link, dataMasking: true }), asked };
};

it('keeps the bookings ahead on a trusted device, and shows them with their details without asking', async () => {
  await signIn({ trusts: true });
  expect(worker.registered).toEqual(['/service-worker.js']);

  const { client, asked } = another();
  await expect(showKept(client)).resolves.toBe(Date.now() - 2000);
  expect(client.readQuery({ query: ViewerDocument })?.viewer).toMatchObject({ name: guest.name });
  const { data } = await client.query({
    query: BookingPageDocument,
    variables: { id: booking.id },
    fetchPolicy: 'cache-only',
  });
  expect(data?.booking).toMatchObject({ id: booking.id });
  expect(asked).toEqual([]);
  expect(JSON.stringify([...kept.get(BOOKINGS_CACHE)!.values()])).not.toContain('token');
});

it('keeps a booking as it is after a change', async () => {
  const { client } = await signIn({ trusts: true });
  client.cache.modify({
    id: `Booking:${booking.id}`,
    fields: { hotelName: () => 'The Lampwright by the Sea' },
  });
  await jest.advanceTimersByTimeAsync(100);
  expect([...kept.get(BOOKINGS_CACHE)!.values()].join()).toContain('The Lampwright by the Sea');
});

it('keeps nothing on a device that nobody trusts', async () => {
  await signIn({ trusts: false });
  expect([...kept.keys()]).toEqual([]);
  expect(worker.registered).toEqual([]);
  await expect(showKept(another().client)).resolves.toBeUndefined();
});

it('keeps nothing for staff, who have no bookings of their own, and asks for none', async () => {
  const { asked } = await signIn({ trusts: true, viewer: { ...guest, role: 'ADMIN' } });
  expect([...kept.keys()]).toEqual([]);
  expect(asked).toEqual([]);
  // it also signs out where no page is open
  expect(worker.registered).toEqual(['/service-worker.js']);
});

it('keeps it if a new page cannot sign in again because the server fails', async () => {
  await signIn({ trusts: true });
  const { client } = another();
  const opened = new Session(() => Promise.reject(new Error('503')));
  followSession(opened, client);
  await opened.restore();
  expect(opened.status()).toBe('signedOut');
  await jest.advanceTimersByTimeAsync(0);
  expect([...kept.keys()]).toEqual([BOOKINGS_CACHE]);
  expect(worker.registered).toEqual(['/service-worker.js']);
});

it('forgets all of it with the session', async () => {
  const { client } = await signIn({ trusts: true });
  session.end();
  await jest.advanceTimersByTimeAsync(0);
  expect([...kept.keys()]).toEqual([]);
  expect(worker.registered).toEqual([]);
  client.cache.modify({ id: `Booking:${booking.id}`, fields: { hotelName: () => 'Another' } });
  await jest.advanceTimersByTimeAsync(5000);
  expect([...kept.keys()]).toEqual([]);
});

it('forgets the bookings at once with a sign-out that the server has not confirmed, and the worker once it has', async () => {
  let isReached = false;
  globalThis.fetch = async () => {
    if (!isReached) throw new TypeError('Failed to fetch');
    return { status: 204 } as Response;
  };
  await signIn({ trusts: true });
  await session.signOut().catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect([...kept.keys()]).toEqual([]);
  expect(worker.registered).toEqual(['/service-worker.js']);

  isReached = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect(worker.registered).toEqual([]);
});
