import { Person } from '../../../test/chatHelpers';
import { insertManyMessages } from '../../../test/manyMessages';
import { Explainer, statementsOf } from '../../../test/statementPlans';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { writeMissingWords } from './messageWords.service';

/* The query plans of database servers, in chats with too many messages to read them all. */

let server: TestServer;
let explainer: Explainer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  const { url } = server.database.options as unknown as { url: string };
  person = await Person.on(server);
  const other = await Person.on(server);
  await insertManyMessages(url, { kind: '80000000', chats: 60, messages: 12_000, userId: person.id });
  await insertManyMessages(url, { kind: '81000000', chats: 1, messages: 6000, userId: person.id });
  await insertManyMessages(url, { kind: '82000000', chats: 60, messages: 12_000, userId: other.id });
  explainer = await Explainer.on(url);
}, 120_000);
afterAll(async () => {
  await explainer.close();
  await server.close();
});

const FIND = `query ($text: String!, $before: ID) { messages(text: $text, before: $before, limit: 20) {
  hasEarlier items { id content chat { id name } sentBy { name } } } }`;

test.each([
  ['a rare word', 'w17'],
  ['a frequent word', 'hello'],
  ['the beginning of many words', 'w'],
  ['frequent words together', 'hello again'],
  ['a frequent word and a rare one', 'hello w1700'],
  ['nothing', 'hello nowhere'],
])('finding %s and its next page read no table as a whole', async (_name, text) => {
  const scans: string[] = [];
  let before: string | undefined;
  const ask = async () => {
    const { data, errors } = await person.visitor.graphql(FIND, { text, before });
    expect(errors).toBeUndefined();
    if (!before) expect(data.messages.items.length > 0).toBe(text !== 'hello nowhere');
    before = data.messages.items.at(-1)?.id;
  };
  for (let page = 1; page === 1 || (page === 2 && before); page++)
    for (const statement of await statementsOf(server.database, ask))
      scans.push(...(await explainer.scansOf(statement)));
  expect(scans).toEqual([]);
});

test('searching messages without words reads no table as a whole', async () => {
  const scans: string[] = [];
  for (const statement of await statementsOf(server.database, writeMissingWords))
    scans.push(...(await explainer.scansOf(statement)));
  expect(scans).toEqual([]);
});
