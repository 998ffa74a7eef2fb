import { Person, until } from '../../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { Role } from '../../access/role.enum';
import { connectPerson, listOnlineUsers } from './presence.service';

/* The list of online people. */

const ONLINE = 'subscription { onlineUsersChanged { id } }';

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  [ann, ben] = [await Person.on(server), await Person.on(server)];
});
afterAll(() => server.close());

/** Runs the work with a movable clock, and waits for everything that the work started. */
async function inFastTime(work: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({ advanceTimers: true });
  await work();
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
}

const seenBy = async ({ id }: Person) =>
  (await listOnlineUsers({ id, role: Role.CUSTOMER, sessionId: '' })).map((user) => user.id);

test('a person with three tabs is one person, and stays online until 15 seconds after the last one closed', () =>
  inFastTime(async () => {
    const tabs = [1, 2, 3].map(() => connectPerson(ben.id));
    expect(await seenBy(ann)).toEqual([ben.id]);
    for (const close of tabs.slice(1)) close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await seenBy(ann)).toEqual([ben.id]);
    tabs[0]!();
    // A socket may report its end twice.
    tabs[0]!();
    await jest.advanceTimersByTimeAsync(14_000);
    expect(await seenBy(ann)).toEqual([ben.id]);
    await jest.advanceTimersByTimeAsync(1500);
    expect(await seenBy(ann)).toEqual([]);
  }));

test('reloading a page within 15 seconds is no absence', () =>
  inFastTime(async () => {
    connectPerson(ben.id)();
    await jest.advanceTimersByTimeAsync(10_000);
    const close = connectPerson(ben.id);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await seenBy(ann)).toEqual([ben.id]);
    close();
    await jest.advanceTimersByTimeAsync(15_100);
    expect(await seenBy(ann)).toEqual([]);
  }));

test('a hidden person is shown to nobody, online or typing, and still sees others', async () => {
  const chatId = await ann.open(ben);
  const show = (appearsOnline: boolean) =>
    ben.visitor.graphql(`mutation { setAppearsOnline(input: { appearsOnline: ${appearsOnline} }) { id } }`);
  const [watching, hidden] = [await ann.listen(ONLINE), await ben.listen(ONLINE)];
  const typing = await ann.listen('subscription { typingReceived { chatId } }');
  const sees = (received: any[], { id }: Person) => received.at(-1)?.some((user: any) => user.id === id);
  await until(() => sees(watching.received, ben) && sees(hidden.received, ann));
  await show(false);
  await until(() => !sees(watching.received, ben));
  expect(sees(hidden.received, ann)).toBe(true);
  const type = (input: object) =>
    ben.visitor.graphql('mutation ($input: TypingInput!) { sendTyping(input: $input) }', { input });
  await type({ chatId });
  await show(true);
  await type({ chatId });
  await until(() => typing.received.length > 0 && sees(watching.received, ben));
  expect(typing.received).toEqual([{ chatId }]);
  for (const { close } of [watching, hidden, typing]) await close();
});

test('two people do not see that the other is online while one has blocked the other', async () => {
  const [watching, blocked] = [await ann.listen(ONLINE), await ben.listen(ONLINE)];
  const sees = (received: any[], { id }: Person) => received.at(-1)?.some((user: any) => user.id === id);
  await until(() => sees(watching.received, ben) && sees(blocked.received, ann));
  await ann.do('blockUser', { userId: ben.id, blocked: true }, '... on User { id }');
  await until(() => !sees(watching.received, ben) && !sees(blocked.received, ann));
  for (const one of [ann, ben]) {
    const { data } = await one.visitor.graphql('{ onlineUsers { id } }');
    const shown = data.onlineUsers.map(({ id }: { id: string }) => id);
    expect([ann.id, ben.id].filter((id) => shown.includes(id))).toEqual([]);
  }
  await ann.do('blockUser', { userId: ben.id, blocked: false }, '... on User { id }');
  await until(() => sees(watching.received, ben) && sees(blocked.received, ann));
  for (const { close } of [watching, blocked]) await close();
});
