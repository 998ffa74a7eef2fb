import { setTimeout as pause } from 'node:timers/promises';
import { ON_MESSAGE, Person, until } from '../../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Chat } from '../chat.entity';
import { Message, newMessage } from '../messages/message.entity';
import { publishMessage } from './publish.service';

/* Events of a chat that is new to this instance, in an order in which several instances publish them. */

let server: TestServer;
let ben: Person;
beforeAll(async () => {
  server = await startTestServer();
  ben = await Person.on(server);
});
afterAll(() => server.close());

/** A chat whose messages another instance has stored; returns a function that publishes one of them here. */
async function storedChat(count: number) {
  const sender = await Person.on(server);
  const id = await sender.open(ben);
  const messages = Array.from({ length: count }, (_, index) =>
    newMessage({
      chatId: id,
      number: index + 1,
      sentById: sender.id,
      clientMessageId: `own-${index + 1}`,
      content: `Message ${index + 1}`,
      wordsVersion: 0,
    }),
  );
  const chat = await repo(Chat).findOneByOrFail({ id });
  await transaction(async () => {
    await repo(Message).insert(messages);
    await repo(Chat).update({ id }, { messageCount: count, lastMessageId: messages.at(-1)!.id });
  });
  return { publish: (number: number) => publishMessage(chat, messages[number - 1]!) };
}
const numbersOf = (received: any[]) => received.map(({ content }) => Number(content.split(' ')[1]));

test('messages 5, 3 and 4 of a chat that is new to the instance are delivered once, in order', async () => {
  const { publish } = await storedChat(5);
  const { received, close } = await ben.listen(ON_MESSAGE);
  for (const number of [5, 3, 4]) await publish(number);
  await until(() => received.length >= 3);
  for (const number of [4, 3, 5]) await publish(number);
  await pause(200);
  expect(numbersOf(received)).toEqual([3, 4, 5]);
  await close();
});

test('a very late event is still delivered once, with the messages in between', async () => {
  const { publish } = await storedChat(6);
  const { received, close } = await ben.listen(ON_MESSAGE);
  await publish(5);
  await until(() => received.length === 1);
  await publish(3);
  await until(() => received.length >= 2);
  for (const number of [4, 3, 6]) await publish(number);
  await until(() => received.length >= 4);
  await pause(200);
  expect(numbersOf(received)).toEqual([5, 3, 4, 6]);
  await close();
});
