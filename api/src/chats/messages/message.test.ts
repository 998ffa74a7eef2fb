import { Person, until } from '../../../test/chatHelpers';
import { makeHotel } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { startTestServer, type TestServer } from '../../../test/testServer';

/* Limits of messages, sharing, and typing events. */

let server: TestServer;
let ann: Person;
let ben: Person;
const start = async (settings: Record<string, string> = {}) => {
  server = await startTestServer(settings);
  [ann, ben] = [await Person.on(server), await Person.on(server)];
};
afterEach(() => server.close());

const share = (person: Person, chatId: string, more: object) =>
  person.do(
    'sendMessage',
    { chatId, content: 'Look', clientMessageId: Object.keys(more).join(), ...more },
    '... on Message { hotel { id } booking { id } }',
  );

test('a person sends at most 60 messages a minute, in all chats together', async () => {
  await start({ RATE_LIMITS: 'on' });
  const cleo = await Person.on(server);
  const chats = [await ann.open(ben), await ann.open(cleo)];
  for (let count = 0; count < 60; count++)
    expect(await ann.send(chats[count % 2]!, 'Hello')).toMatchObject({ __typename: 'Message' });
  for (const chat of chats)
    expect(await ann.send(chat, 'Hello')).toMatchObject({ __typename: 'TooManyAttempts' });
  expect(await ben.send(chats[0]!, 'Hello')).toMatchObject({ __typename: 'Message' });
});

test('sharing requires an existing hotel or a readable booking, and only people with access see the booking', async () => {
  await start();
  const chatId = await ann.open(ben);
  const hotel = await makeHotel();
  const { bookingId } = await new Guests(server).withBooking({ hotel, of: ann.visitor });
  expect(await share(ann, chatId, { hotelId: 'a'.repeat(24) })).toMatchObject({
    message: 'The hotel does not exist.',
  });
  expect(await share(ben, chatId, { bookingId })).toMatchObject({ __typename: 'ChatRefused' });
  expect(await share(ann, chatId, { hotelId: hotel.id, bookingId })).toMatchObject({
    hotel: { id: hotel.id },
    booking: { id: bookingId },
  });
  const query = 'query ($id: ID!) { chat(id: $id) { messages { items { hotel { id } booking { id } } } } }';
  const { data } = await ben.visitor.graphql(query, { id: chatId });
  expect(data.chat.messages.items).toEqual([{ hotel: { id: hotel.id }, booking: null }]);
});

test('a blocked person cannot show that they are typing', async () => {
  await start();
  const chatId = await ann.open(ben);
  const { received, close } = await ann.listen('subscription { typingReceived { user { id } } }');
  const type = () =>
    ben.visitor.graphql('mutation ($input: TypingInput!) { sendTyping(input: $input) }', {
      input: { chatId },
    });
  await ann.do('blockUser', { userId: ben.id, blocked: true }, '... on User { id }');
  await type();
  await ann.do('blockUser', { userId: ben.id, blocked: false }, '... on User { id }');
  await type();
  await until(() => received.length > 0);
  await ben.send(chatId, 'Hello');
  expect(received).toEqual([{ user: { id: ben.id } }]);
  await close();
});
