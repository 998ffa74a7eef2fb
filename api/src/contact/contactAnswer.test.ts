import {
  answerMessage,
  closeMessages,
  contactMessage,
  messagesFor,
  reopenMessages,
  sendMessage,
} from '../../test/contactMessages';
import { makeUser, PASSWORD } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { config } from '../core/config';
import { whenIdle } from '../core/runExclusive';
import { repo } from '../database/transaction';
import { Message } from '../chats/messages/message.entity';
import { Mail } from '../mails/mail.entity';
import { ContactMessage } from './contactMessage.entity';

let server: TestServer;
let admin: Visitor;
let adminId: string;
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'help@staybook.example' });
  const user = await makeUser('ADMIN');
  adminId = user.id;
  admin = await server.as(user);
});
afterAll(() => server.close());

const answer = (messageId: string, text = 'Yes, there is.', channel = 'MAIL') =>
  answerMessage(admin, { messageId, answer: text, channel });
const one = async (id: string) => (await messagesFor(admin)).find((message) => message.id === id);

describe('an answer by email', () => {
  test('is stored and mailed once, with the message below it and the operator to reply to', async () => {
    const email = 'lift@elsewhere.example';
    const id = await contactMessage({ email });
    const answered = await answer(id, '  Yes, there is.\nIt stops on each floor. ');
    expect(answered).toMatchObject({
      __typename: 'ContactMessage',
      state: 'ANSWERED',
      answer: 'Yes, there is.\nIt stops on each floor.',
      answeredBy: 'MAIL',
      closedBy: { id: adminId },
    });
    expect(await answer(id, 'Yes, there is.\nIt stops on each floor.')).toEqual(answered);
    const mails = await server.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.headers['reply-to']).toBe('help@staybook.example');
    for (const words of ['It stops on each floor.', 'reply to this email', 'Is there a lift?'])
      expect(mails[0]!.text).toContain(words);
  });

  test.each([
    ['de', 'Die Antwort auf Ihre Nachricht'],
    ['ja', 'お問い合わせへの回答'],
  ])('is in the language of the page from which a visitor wrote: %s', async (language, title) => {
    const email = `${language}@elsewhere.example`;
    const body = {
      query: `mutation { sendContactMessage(input: { topic: OTHER, name: "Vera", email: "${email}", text: "?" }) { __typename } }`,
    };
    await (await server.as()).post(JSON.stringify(body), { 'accept-language': language });
    const message = (await messagesFor(admin)).find((row) => row.email === email);
    expect(message.language).toBe(language.toUpperCase());
    await answer(message.id);
    const [mail] = await server.mailsTo(email);
    expect(mail!.text).toContain(title);
    expect(mail!.text).toContain('Yes, there is.');
  });

  test('leads back to the form where nobody reads replies', async () => {
    const email = 'noreply@elsewhere.example';
    const id = await contactMessage({ email });
    const { contact } = config;
    config.contact = { ...contact, email: undefined };
    await answer(id);
    config.contact = contact;
    const [mail] = await server.mailsTo(email);
    expect(mail!.headers['reply-to']).toBeUndefined();
    expect(mail!.text).toContain(`Nobody reads replies to this email.`);
    expect(mail!.text).toContain(`${config.publicUrl}/contact`);
  });

  test('of two administrators at once is sent once; the other is told', async () => {
    const email = 'race@elsewhere.example';
    const id = await contactMessage({ email });
    const kinds = await Promise.all(['Yes.', 'No.'].map(async (text) => (await answer(id, text)).__typename));
    expect(kinds.sort()).toEqual(['ContactMessage', 'ContactMessageClosed']);
    await whenIdle();
    expect(await repo(Mail).countBy({ recipient: email })).toBe(1);
  });

  test('to an unknown message is refused', async () => {
    expect(await answer('f'.repeat(24))).toMatchObject({ __typename: 'UnknownContactMessage' });
  });
});

describe('an answer in a chat', () => {
  test('reaches the sender in their chat with the administrator, with their booking', async () => {
    const { person, bookingId } = await new Guests(server).withBooking();
    await sendMessage(person, { topic: 'BOOKING', bookingReference: bookingId });
    const [{ id }] = await messagesFor(admin);
    for (let times = 0; times < 2; times++)
      expect(await answer(id, 'We moved it.', 'CHAT')).toMatchObject({
        state: 'ANSWERED',
        answeredBy: 'CHAT',
      });
    const { data } = await person.graphql(
      '{ chats { items { unreadCount messages { items { content sentBy { id } booking { id } } } } } }',
    );
    expect(data.chats.items).toEqual([
      {
        unreadCount: 1,
        messages: {
          items: [{ content: 'We moved it.', sentBy: { id: adminId }, booking: { id: bookingId } }],
        },
      },
    ]);
  });

  test('shares no booking of another guest', async () => {
    const { bookingId } = await new Guests(server).withBooking();
    const stranger = await makeUser();
    await sendMessage(await server.as(stranger), { bookingReference: bookingId });
    const [{ id }] = await messagesFor(admin);
    await answer(id, 'Which booking is yours?', 'CHAT');
    const sent = await repo(Message).findOneByOrFail({ clientMessageId: `contact ${id}` });
    expect(sent.bookingId).toBeNull();
  });

  test('is refused for a visitor, and the message stays open', async () => {
    const id = await contactMessage();
    expect(await answer(id, 'Yes.', 'CHAT')).toMatchObject({ __typename: 'ContactSenderUnreachable' });
    expect(await one(id)).toMatchObject({ state: 'OPEN', answer: null });
  });
});

describe('messages that need no answer', () => {
  test('are marked as done, and opened again; an answered one stays closed', async () => {
    const [id, answered] = [await contactMessage(), await contactMessage()];
    await answer(answered);
    const closed = await closeMessages(admin, [id, answered]);
    expect(closed.data.closeContactMessages).toEqual([
      { id, problem: null },
      { id: answered, problem: expect.stringContaining('already been answered') },
    ]);
    expect(await one(id)).toMatchObject({ state: 'DONE', closedBy: { id: adminId } });
    const opened = await reopenMessages(admin, [id, answered]);
    expect(opened.data.reopenContactMessages).toEqual([
      { id, problem: null },
      { id: answered, problem: 'This message has been answered, so it stays closed.' },
    ]);
    expect(await one(id)).toMatchObject({ state: 'OPEN', closedAt: null, closedBy: null });
    expect(await one(answered)).toMatchObject({ state: 'ANSWERED', answer: 'Yes, there is.' });
  });
});

describe('the messages of an account', () => {
  const deleteAccount = (person: Visitor) =>
    person.graphql('mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }', {
      input: { currentPassword: PASSWORD },
    });

  test('are in the data export of the user, with their answers', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    await sendMessage(person, { email: user.email, text: 'Is breakfast early?' });
    await contactMessage({ email: user.email, emailKey: user.emailKey, text: 'By another person.' });
    const mine = (await messagesFor(admin)).find(({ text }) => text === 'Is breakfast early?');
    await answer(mine.id, 'From six.');
    const { data } = await person.graphql('{ myData }');
    expect(JSON.parse(data.myData).contactMessages).toEqual([
      expect.objectContaining({ reference: mine.id, text: 'Is breakfast early?', answer: 'From six.' }),
    ]);
  });

  test('lose name and address when it is deleted, also those sent without signing in, and so do the mails', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    const other = 'work@elsewhere.example';
    await sendMessage(person, { name: 'Own Name', email: other });
    await sendMessage(await server.as(), { name: 'Same Person', email: user.email.toUpperCase() });
    await whenIdle();
    await deleteAccount(person);
    const rows = await repo(ContactMessage).find();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Own Name|Same Person|${other}|${user.email}`, 'i'));
    for (const replyTo of [other, user.email.toUpperCase()])
      expect(await repo(Mail).countBy({ replyTo })).toBe(0);
  });

  test('cannot be answered any more by email or in a chat', async () => {
    const user = await makeUser();
    const person = await server.as(user);
    await sendMessage(person);
    const [{ id }] = await messagesFor(admin);
    await deleteAccount(person);
    expect(await answer(id)).toMatchObject({ __typename: 'ContactSenderUnreachable' });
    expect(await answer(id, 'Hello.', 'CHAT')).toMatchObject({ __typename: 'ChatRefused' });
    expect(await one(id)).toMatchObject({ state: 'OPEN', name: 'Deleted user' });
  });
});
