import type { GraphQLSchema } from 'graphql';
import { deepDocument, type Ids } from '../../test/duties/deepDocument';
import { digestTables } from '../../test/duties/digest';
import { makePrivateRecords, type PrivateRecords } from '../../test/duties/privateRecords';
import { makeHotel, makeTeamMember, makeUser } from '../../test/factories';
import type { Sample } from '../../test/sample';
import { readSamples } from '../../test/samples';
import { startTestServer, type Answer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { can, describeHolders, mayAsk, proofRuleOf, type Permission, type Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { domains } from '../domains';
import { listEntryPoints, type EntryPoint } from './entryPoints';
import { makeSchema } from './makeSchema';

/*
 * Each duty calls every query and mutation at its own hotel, and the owner of another hotel calls them with the ids of this
 * one. Answers select everything, so a field that shows or counts what belongs to another hotel is found.
 */

const DUTIES = Object.values(HotelDuty);
const FOR_ALL =
  /^(catalogue|availability|quote|review|settings|viewer|presence|person|newsletter):|^user:list$/;

let server: TestServer;
let schema: GraphQLSchema;
let samples: Record<string, Sample>;
let entryPoints: EntryPoint[];
beforeAll(async () => {
  server = await startTestServer();
  schema = await makeSchema(domains);
  samples = await readSamples();
  entryPoints = listEntryPoints(schema).filter(({ kind }) => kind !== 'subscription');
});
afterAll(() => server.close());

const nameOf = ({ kind, field }: EntryPoint) => `${kind} ${field}`;

/** Calls a root field with these ids, and selects as much as one operation may ask for. */
async function call(
  visitor: Visitor,
  entryPoint: EntryPoint,
  fixtures: PrivateRecords['fixtures'],
  ids: Ids,
): Promise<{ answer: Answer; document: string }> {
  const sample = samples[nameOf(entryPoint)]!.document(fixtures, 'administrator');
  for (let depth = 4; ; depth--) {
    const document = deepDocument(schema, sample, ids, depth);
    const answer = await visitor.graphql(document);
    const code = answer.errors?.[0]?.extensions?.code;
    if (depth === 1 || (code !== 'QUERY_TOO_COMPLEX' && code !== 'BAD_REQUEST')) return { answer, document };
  }
}

const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions?.code;

/** A visitor with this duty at the hotel, and the viewer as which the server sees them. */
async function memberAt(hotelId: string, duty: HotelDuty): Promise<{ visitor: Visitor; viewer: Viewer }> {
  const user = await makeTeamMember([{ id: hotelId } as never], duty);
  const viewer: Viewer = {
    id: user.id,
    role: Role.TEAM,
    duties: new Map([[hotelId, [duty]]]),
    sessionId: '',
    provenAt: new Date(),
  };
  return { visitor: await server.as(user), viewer };
}

test('each duty may call exactly what the policy table grants at its hotel', async () => {
  const { fixtures } = await makePrivateRecords(server);
  const { hotelId } = fixtures;
  const found: Record<string, boolean> = {};
  const wanted: Record<string, boolean> = {};
  for (const duty of DUTIES) {
    const { visitor, viewer } = await memberAt(hotelId, duty);
    for (const entryPoint of entryPoints) {
      // A member who has left has no duties for the next field.
      if (entryPoint.field === 'leaveTeam' || samples[nameOf(entryPoint)]!.ends) continue;
      if (entryPoint.permission!.startsWith('session:')) continue;
      const name = `${nameOf(entryPoint)} by ${duty}`;
      // Only who may ask is looked at here, so that no record is changed for the next duty.
      const answer = await visitor.graphql(samples[nameOf(entryPoint)]!.document(fixtures, 'administrator'));
      const permission = entryPoint.permission as 'booking:cancel';
      // Where only the record decides, a member who lacks the duty is refused with it, or learns that it does not exist.
      const decides = mayAsk(viewer, permission) && !can(viewer, permission, { userId: '', hotelId });
      if (decides && isOfOwners(permission)) continue;
      wanted[name] = mayAsk(viewer, permission);
      found[name] = codeOf(answer) !== 'FORBIDDEN';
    }
  }
  expect(found).toEqual(wanted);
  expect(Object.keys(found).length).toBeGreaterThan(1000);
}, 300_000);

test('the owner of another hotel sees nothing of a hotel, by any question, and changes nothing', async () => {
  const { fixtures, ids, secrets } = await makePrivateRecords(server);
  const other = await makeHotel();
  const { visitor } = await memberAt(other.id, HotelDuty.OWNER);
  const stranger = await makeUser();
  const before = await digestTables();
  const leaks: Record<string, string[]> = {};
  for (const entryPoint of entryPoints) {
    if (entryPoint.permission!.startsWith('session:') || isOfPeople(entryPoint)) continue;
    // Any signed-in person may write to another one whose id they know.
    const asked = /^(chat|person):/.test(entryPoint.permission!) ? { ...ids, userId: stranger.id } : ids;
    const { answer, document } = await call(visitor, entryPoint, fixtures, asked);
    expect([nameOf(entryPoint), codeOf(answer)]).not.toEqual([nameOf(entryPoint), 'INTERNAL_SERVER_ERROR']);
    const text = JSON.stringify(answer);
    const leaked = secrets.filter((secret) => text.includes(secret) && !document.includes(secret));
    if (leaked.length) leaks[nameOf(entryPoint)] = leaked;
  }
  expect(leaks).toEqual({});
  expect(await digestTables()).toEqual(before);
}, 300_000);

test('no list, sum or count of an owner changes by what happens at another hotel', async () => {
  const { fixtures, ids } = await makePrivateRecords(server);
  const { visitor } = await memberAt(fixtures.hotelId, HotelDuty.OWNER);
  const questions = entryPoints.filter(
    // Reading evidence writes a line of the hotel's own audit log.
    ({ kind, field, permission }) =>
      kind === 'query' && field !== 'disputeEvidence' && !FOR_ALL.test(permission!),
  );
  const readAll = async () => {
    const answers: Record<string, unknown> = {};
    for (const entryPoint of questions) {
      const { data, errors } = (await call(visitor, entryPoint, fixtures, ids)).answer;
      // The place in the log of all hotels, whose events of nights everyone may count.
      if (data?.events) delete data.events.cursor;
      answers[nameOf(entryPoint)] = { data, codes: errors?.map((error) => error.extensions?.code) };
    }
    return answers;
  };
  const before = await readAll();
  await makePrivateRecords(server);
  expect(await readAll()).toEqual(before);
}, 300_000);

/** Of one person: mutations that a visitor, or the caller for themselves, may call whatever hotel there is. */
const isOfPeople = ({ kind, permission }: EntryPoint): boolean =>
  kind === 'mutation' &&
  proofRuleOf(permission!) !== undefined &&
  /^(account|factor|key|webhook):/.test(permission!);

/** Whether the owner of the subject has the permission too, so each signed-in person may ask. */
const isOfOwners = (permission: Permission): boolean =>
  /^(the owner|members)/.test(describeHolders(permission));
