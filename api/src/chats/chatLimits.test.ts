import { ROLE_CODES } from '../../../schema/accounts';
import { Person } from '../../test/chatHelpers';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { ALLOWANCES } from '../access/limits/allowances';
import { rest } from '../v1/testing/client';

/* The number of people that one person can reach within a day. */

let server: TestServer;
/** Users who never sign in. */
let strangers: string[];
beforeAll(async () => {
  server = await startTestServer();
  strangers = [];
  while (strangers.length < 60) strangers.push((await makeUser()).id);
  config.rateLimits = true;
});
afterAll(async () => {
  config.rateLimits = false;
  await server.close();
});

const WAIT = '... on TooManyAttempts { retryAfterSeconds }';
const REFUSED = {
  __typename: 'TooManyAttempts',
  message: 'Too many attempts. Wait 24 hours, then try again.',
  retryAfterSeconds: expect.any(Number),
};
const make = (person: Person, memberIds: string[]) =>
  person.do('createGroupChat', { name: 'Refund', memberIds }, `... on Chat { id } ${WAIT}`);

test('a person creates at most 10 groups a day, in GraphQL and REST together', async () => {
  const ann = await Person.on(server);
  expect(ALLOWANCES.newGroups.windows[0]!.points).toBe(10);
  for (let made = 0; made < 9; made++) expect((await make(ann, [strangers[0]!])).id).toBeDefined();
  const body = { groupMembers: [strangers[0]], groupName: 'Refund' };
  expect((await rest(ann.visitor, 'POST', '/chats/groupchat', body)).status).toBe(201);
  expect(await make(ann, [strangers[0]!])).toEqual(REFUSED);
  const refused = await rest(ann.visitor, 'POST', '/chats/groupchat', body);
  expect(refused).toMatchObject({ status: 429, body: { status: 'fail', message: REFUSED.message } });
});

test('a person adds or invites at most 100 people a day, and a refused number leaves room for a smaller one', async () => {
  const ann = await Person.on(server);
  const { id: chatId } = await make(ann, strangers.slice(0, 40));
  await make(ann, strangers.slice(0, 40));
  const add = (userIds: string[]) =>
    ann.do('addChatMembers', { chatId, userIds }, `... on Chat { id } ${WAIT}`);
  expect(await add(strangers.slice(0, 21))).toEqual(REFUSED);
  expect(await add(strangers.slice(40))).toMatchObject({ __typename: 'Chat' });
  expect(await add([strangers[0]!])).toEqual(REFUSED);
  expect(await make(ann, [strangers[0]!])).toEqual(REFUSED);
});

test('a person opens at most 30 new chats a day, and existing chats open as before', async () => {
  const ann = await Person.on(server);
  const open = (userId: string) => ann.do('openChat', { userId }, `... on Chat { id } ${WAIT}`);
  for (const userId of strangers.slice(0, 30)) expect((await open(userId)).id).toBeDefined();
  expect(await open(strangers[30]!)).toEqual(REFUSED);
  expect((await rest(ann.visitor, 'POST', '/chats', { chatPartner_Id: strangers[30] })).status).toBe(429);
  expect((await open(strangers[0]!)).id).toBeDefined();
});

test('an administrator may reach more new people than that', async () => {
  const admin = await Person.on(server, { roleCode: ROLE_CODES.ADMIN });
  for (let made = 0; made < 12; made++) expect((await make(admin, strangers.slice(0, 10))).id).toBeDefined();
  for (const userId of strangers.slice(0, 31))
    expect((await admin.do('openChat', { userId })).id).toBeDefined();
});
