import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { makeKey, withKey } from '../../test/apiKeys';
import { deepDocument } from '../../test/duties/deepDocument';
import { makeTeamMember } from '../../test/factories';
import { makeFixtures, type Fixtures } from '../../test/fixtures';
import type { Sample } from '../../test/sample';
import { readSamples } from '../../test/samples';
import { whenTakenUp } from '../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { WIDE_SCOPES } from '../../../schema/scopeWords';
import { HotelDuty } from '../access/duty.enum';
import { mayAsk, type Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { Scope } from '../access/scope.enum';
import { repo, transaction } from '../database/transaction';
import { domains } from '../domains';
import type { Hotel } from '../hotels/hotel.entity';
import { Review } from '../reviews/review.entity';
import { User } from '../users/user.entity';
import { listEntryPoints, type EntryPoint } from './entryPoints';
import { makeSchema } from './makeSchema';

/* Keys with one narrow scope each call every root field, and select everything that they get. */

const NARROW = Object.values(Scope).filter((scope) => !WIDE_SCOPES.some((wide) => wide === scope));

let server: TestServer;
let samples: Record<string, Sample>;
let entryPoints: EntryPoint[];
beforeAll(async () => {
  server = await startTestServer();
  samples = await readSamples();
  entryPoints = listEntryPoints(await makeSchema(domains));
});
afterAll(() => server.close());

const nameOf = ({ kind, field }: EntryPoint) => `${kind} ${field}`;
// The sample asks for bookings alone, which few scopes may.
const documentOf = (entryPoint: EntryPoint, fixtures: Fixtures): string =>
  entryPoint.field === 'events'
    ? '{ events(after: "0") { items { data } } }'
    : samples[nameOf(entryPoint)]!.document(fixtures, 'owner');

interface Program {
  scope: Scope;
  visitor: Visitor;
  viewer: Viewer;
}

/** A program of the owner for each scope, and of an owner of the hotel for HOTEL. */
async function programsOf(owner: Visitor, { hotelId, ownerId }: Fixtures): Promise<Program[]> {
  const member = await makeTeamMember([{ id: hotelId } as Hotel], HotelDuty.OWNER);
  const staff = await server.as(member);
  return Promise.all(
    NARROW.map(async (scope) => {
      const isStaff = scope === Scope.HOTEL;
      const made = await makeKey(isStaff ? staff : owner, [scope], isStaff ? { hotelIds: [hotelId] } : {});
      expect(made.key.scopes).toEqual([scope]);
      const role = isStaff ? Role.TEAM : Role.CUSTOMER;
      const key = {
        id: '',
        tokenHash: '',
        scopes: [scope],
        expiresAt: null,
        ownerRole: role,
        hotelIds: null,
      };
      const duties = new Map([[hotelId, [HotelDuty.OWNER]]]);
      const person = { id: isStaff ? member.id : ownerId, role, sessionId: '', ...(isStaff && { duties }) };
      return { scope, visitor: withKey(server, made), viewer: { ...person, key } };
    }),
  );
}

test('every query and mutation accepts exactly the scopes that the table names', async () => {
  const { people, fixtures } = await makeFixtures(server);
  const found: Record<string, boolean> = {};
  const wanted: Record<string, boolean> = {};
  for (const { scope, visitor, viewer } of await programsOf(people.owner, fixtures))
    for (const entryPoint of entryPoints) {
      if (entryPoint.kind === 'subscription') continue;
      const { errors } = await visitor.graphql(documentOf(entryPoint, fixtures));
      const name = `${nameOf(entryPoint)} by ${scope}`;
      // The chat of a booking also needs a scope that reads the booking.
      const isAllowed = entryPoint.field !== 'openBookingChat' && mayAsk(viewer, entryPoint.permission!);
      wanted[name] = isAllowed;
      found[name] = errors?.[0]?.extensions.code !== 'FORBIDDEN';
    }
  expect(found).toEqual(wanted);
  const open = Object.keys(found).filter((name) => found[name]);
  for (const scope of NARROW) expect(open.some((name) => name.endsWith(` by ${scope}`))).toBe(true);
}, 300_000);

test('every subscription accepts exactly the scopes that the table names', async () => {
  const { people, fixtures } = await makeFixtures(server);
  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const { scope, visitor, viewer } of await programsOf(people.owner, fixtures))
    for (const entryPoint of entryPoints.filter(({ kind }) => kind === 'subscription')) {
      const name = `${entryPoint.field} by ${scope}`;
      wanted[name] = mayAsk(viewer, entryPoint.permission!) ? 'passes' : 'FORBIDDEN';
      found[name] = await overSocket(visitor, documentOf(entryPoint, fixtures));
    }
  expect(found).toEqual(wanted);
}, 120_000);

async function overSocket({ accessToken }: Visitor, query: string): Promise<string> {
  const url = `${server.url.replace('http', 'ws')}/graphql`;
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
    retryAttempts: 0,
  });
  const refused = new Promise<string>((resolve) => {
    const code = (errors: any) => resolve(errors?.[0]?.extensions?.code ?? 'passes');
    client.subscribe(
      { query },
      { next: ({ errors }) => code(errors), error: code, complete: () => undefined },
    );
  });
  const result = await Promise.race([refused, whenTakenUp(client).then(() => 'passes')]);
  await client.dispose();
  return result;
}

describe('what an answer holds', () => {
  /** Texts of the owner's records, and the scopes by which they may be read. */
  async function privateTexts(ownerId: string, fixtures: Fixtures) {
    const text = 'Quillwort review';
    await transaction(() => repo(Review).update({ id: fixtures.reviewId }, { text }));
    await transaction(() => repo(User).update({ id: ownerId }, { phone: '+351 913 555 019' }));
    return {
      // A booking has the contact data of its guest.
      [fixtures.ownerEmail]: [Scope.PROFILE, Scope.BOOKINGS, Scope.HOTEL],
      '+351 913 555 019': [Scope.PROFILE, Scope.BOOKINGS, Scope.HOTEL],
      [fixtures.confirmedId]: [Scope.BOOKINGS, Scope.HOTEL],
      [fixtures.heldId]: [Scope.BOOKINGS, Scope.HOTEL],
      [fixtures.chatId]: [Scope.CHAT],
      // Reviews are public, and their hotels and bookings show them.
      [text]: [Scope.CONTENT, Scope.BOOKINGS, Scope.HOTEL],
    };
  }

  test('is only what the scope of the key is for, however deep it is asked', async () => {
    const schema = await makeSchema(domains);
    const { people, fixtures, ownerId } = await makeFixtures(server);
    const texts = await privateTexts(ownerId, fixtures);
    const ids = { hotelId: fixtures.hotelId, bookingId: fixtures.confirmedId, userId: ownerId };
    const leaks: string[] = [];
    const seen = new Set<string>();
    for (const { scope, visitor } of await programsOf(people.owner, fixtures))
      for (const entryPoint of entryPoints.filter(({ kind }) => kind === 'query')) {
        const sample = documentOf(entryPoint, fixtures);
        const { answer, document } = await deepest(visitor, (depth) =>
          deepDocument(schema, sample, ids, depth),
        );
        for (const [text, scopes] of Object.entries(texts)) {
          if (!answer.includes(text) || document.includes(text)) continue;
          seen.add(`${text} ${scope}`);
          if (!scopes.includes(scope)) leaks.push(`${nameOf(entryPoint)} by ${scope}: ${text}`);
        }
      }
    expect(leaks).toEqual([]);
    expect(seen).toContain(`${fixtures.ownerEmail} ${Scope.PROFILE}`);
    expect(seen).toContain(`${fixtures.confirmedId} ${Scope.BOOKINGS}`);
    expect(seen).toContain(`${fixtures.chatId} ${Scope.CHAT}`);
  }, 300_000);

  /** The answer to as much as one operation may ask for. */
  async function deepest(visitor: Visitor, documentAt: (depth: number) => string) {
    for (let depth = 4; ; depth--) {
      const document = documentAt(depth);
      const answer = await visitor.graphql(document);
      const code = answer.errors?.[0]?.extensions?.code;
      if (depth === 1 || (code !== 'QUERY_TOO_COMPLEX' && code !== 'BAD_REQUEST'))
        return { answer: JSON.stringify(answer.data ?? null), document };
    }
  }

  test('reaches nothing of the owner through the author of their review', async () => {
    const { people, fixtures } = await makeFixtures(server);
    const program = withKey(server, await makeKey(people.owner, [Scope.CONTENT]));
    const { data } = await program.graphql(
      `{ review(id: "${fixtures.reviewId}") { booking { id } user { id name email phone role createdAt teams { duties } } } }`,
    );
    expect(data.review).toEqual({
      booking: null,
      user: {
        id: fixtures.ownerId,
        name: expect.any(String),
        email: null,
        phone: null,
        role: null,
        createdAt: null,
        teams: [],
      },
    });
  });
});
