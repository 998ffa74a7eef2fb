import { makeUser } from '../../test/factories';
import { endStays } from '../../test/moveStays';
import { picture, send } from '../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { addressOf } from './openapi';
import { routes } from './routes';
import { rest } from './testing/client';
import { ADMIN, NAMES, type Call, type Known, type Step, type Who } from './testing/clientCalls';
import { differences, SHAPES } from './testing/clientShapes';
import { ACCOUNT, LEAVE, STAY, VISIT } from './testing/journeysOfGuests';
import { CLEAR, MANAGE, SET_UP } from './testing/journeysOfStaff';

/*
 * An existing client, screen by screen: each call is answered with its status and its recorded shape. What it makes on one
 * screen is used on the next ones, so that each journey continues where the one before ended.
 */

const JOURNEYS = { SET_UP, VISIT, ACCOUNT, STAY, MANAGE, LEAVE, CLEAR };
/** Routes of groups of chats, which have no screen. */
const WITHOUT_SCREEN =
  /^\w+ \/chats\/(groupchat|addmember|removemember|renamegroup|leavegroup|changeadmin|\{chat_Id\})$/;

let server: TestServer;
let people: Record<Who, Visitor>;
const known: Known = {};
beforeAll(async () => {
  server = await startTestServer();
  await makeUser('ADMIN', { username: ADMIN });
  const friend = await makeUser();
  Object.assign(known, { friend: friend.id, friendEmail: friend.email });
  people = { admin: await server.as(), visitor: await server.as(), customer: await server.as() };
});
afterAll(() => server.close());

const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? `no ${name}`);

/** The first text like this in a mail to the customer. */
async function inMail(sought: RegExp, count = 1): Promise<string> {
  const mails = await server.mailsTo(NAMES.email, count);
  const [found] = mails.flatMap(({ text }) => sought.exec(text)?.[1] ?? []);
  return found ?? inMail(sought, mails.length + 1);
}

const STEPS: Record<Step, (person: Visitor, signed: Known) => Promise<void>> = {
  code: async () => void (known.code = await inMail(/\b(\d{6})\b/)),
  link: async () => void (known.token = await inMail(/resetpassword\/([\w-]+)\//)),
  pay: async () => expect(await server.pay(known.page!)).toBe(303),
  end: () => endStays(known.booking!),
  picture: async (person, { folder, ...signed }) => {
    const { data } = await person.graphql(
      `mutation { generateUploadSignature(input: { folder: "${folder}" }) { apiKey uploadUrl } }`,
    );
    const place = { ...data.generateUploadSignature, ...signed, folder };
    const { body } = await send(place, await picture('teal'));
    Object.assign(known, { url: body.secure_url, publicId: body.public_id });
  },
};

/** Makes a call; returns what differs from the record. */
async function make(person: Visitor, last: Known, { call, status = 200, shape, body, keep, before }: Call) {
  if (before) await STEPS[before](person, last);
  const [method, address] = fill(call).split(' ') as [string, string];
  const sent = body?.(known) as Known | undefined;
  const answer = await rest(person, method, address, sent);
  if (answer.body?.accessToken) person.accessToken = answer.body.accessToken;
  const found = keep?.[1].split('.').reduce((value, name) => value?.[name], answer.body);
  if (keep) known[keep[0]] = found;
  const wrong = answer.status === status ? [] : [`${answer.status} instead of ${status}`];
  if (shape) wrong.push(...differences(answer.body, SHAPES[shape]));
  Object.assign(last, sent, answer.body);
  return wrong.map((one) => `${call}: ${one}`);
}

describe.each(Object.entries(JOURNEYS))('%s', (_name, screens) => {
  test.each(screens)('$screen ($by)', async ({ by, calls }) => {
    const [wrong, last]: [string[], Known] = [[], {}];
    for (const call of calls) wrong.push(...(await make(people[by], last, call)));
    expect(wrong).toEqual([]);
  });
});

test('the journeys make every call that a screen can make', () => {
  const calls = Object.values(JOURNEYS).flatMap((screens) => screens.flatMap((screen) => screen.calls));
  const made = calls.map(({ call }) => {
    const [method, address] = call.split(/[ ?]/) as [string, string];
    return `${method} ${address.replace(/\{\w+\}/g, '{}')}`.toLowerCase();
  });
  const all = routes.map((route) => `${route.method.toUpperCase()} ${addressOf(route)}`);
  const missing = all
    .filter((route) => !WITHOUT_SCREEN.test(route))
    .filter((route) => !made.includes(route.replace(/\{\w+\}/g, '{}').toLowerCase()));
  expect(missing).toEqual([]);
});

test('an answer without a field, without rows or with another kind of value differs from its record', () => {
  const right = { number: 1, data: [{ _id: 'a'.repeat(24), name: 'Ana', more: 1 }] };
  expect(differences(right, SHAPES.staff)).toEqual([]);
  expect(differences({ number: '1', data: [{ _id: 7 }] }, SHAPES.staff)).toEqual([
    'answer.number is no number',
    'answer.data[0]._id is no id',
    'answer.data[0].name is no text',
  ]);
  expect(differences({ number: 0, data: [] }, SHAPES.staff)).toEqual(['answer.data has no rows']);
});
