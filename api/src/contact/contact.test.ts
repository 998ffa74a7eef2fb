import { solvedCaptcha } from '../../test/altcha';
import { messagesFor, sendMessage } from '../../test/contactMessages';
import { makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { config } from '../core/config';
import { whenIdle } from '../core/runExclusive';
import { repo } from '../database/transaction';
import { Booking } from '../bookings/booking.entity';
import { Mail } from '../mails/mail.entity';

const OPERATOR = 'help@staybook.example';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: OPERATOR });
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const mailsToOperator = async () => {
  await whenIdle();
  return repo(Mail).countBy({ recipient: OPERATOR });
};

describe('a message from the contact form', () => {
  test('of a visitor is in the list of staff, and is mailed to the operator with the sender to reply to', async () => {
    const sent = await sendMessage(await server.as(), {
      topic: 'PAYMENT',
      text: '  I paid twice.\nPlease help.  ',
    });
    expect(sent).toEqual({ __typename: 'ContactMessageSent', email: 'vera@elsewhere.example' });
    const [message] = await messagesFor(admin);
    expect(message).toMatchObject({
      topic: 'PAYMENT',
      state: 'OPEN',
      name: 'Vera Visitor',
      email: 'vera@elsewhere.example',
      text: 'I paid twice.\nPlease help.',
      bookingReference: null,
      sender: null,
      booking: null,
      answer: null,
      closedBy: null,
    });
    const [mail] = await server.mailsTo(OPERATOR);
    expect(mail!.subject).toBe('Message from Vera Visitor: A payment or refund');
    expect(mail!.headers['reply-to']).toBe('vera@elsewhere.example');
    for (const words of [
      'I paid twice.',
      'Please help.',
      `${config.publicUrl}/staff/messages?row=${message.id}`,
    ])
      expect(mail!.text).toContain(words);
  });

  test('sends nothing to the address that its sender wrote', async () => {
    await sendMessage(await server.as(), { email: 'bystander@elsewhere.example' });
    await mailsToOperator();
    expect(await repo(Mail).countBy({ recipient: 'bystander@elsewhere.example' })).toBe(0);
  });

  test('is stored without mail where the operator has set no address', async () => {
    const before = await mailsToOperator();
    const { contact } = config;
    config.contact = { ...contact, email: undefined };
    await sendMessage(await server.as(), { text: 'Only for staff.' });
    config.contact = contact;
    expect((await messagesFor(admin))[0]).toMatchObject({ text: 'Only for staff.' });
    expect(await mailsToOperator()).toBe(before);
  });

  test('of a guest names the account, and leads staff to the booking in either form of its reference', async () => {
    const { person, bookingId } = await new Guests(server).withBooking();
    const { reference } = await repo(Booking).findOneByOrFail({ id: bookingId });
    for (const typed of [reference!.replace('-', ' ').toLowerCase(), bookingId]) {
      await sendMessage(person, { topic: 'BOOKING', bookingReference: ` ${typed} ` });
      const [message] = await messagesFor(admin);
      expect(message.booking).toEqual({ id: bookingId });
      expect([reference, bookingId]).toContain(message.bookingReference);
      const { data } = await person.graphql('{ viewer { id name } }');
      expect(message.sender).toEqual(data.viewer);
    }
  });

  test('tells a visitor nothing about the booking: the answer is the same for a reference that does not exist', async () => {
    const { bookingId } = await new Guests(server).withBooking();
    const visitor = await server.as();
    const known = await sendMessage(visitor, { bookingReference: bookingId });
    expect(await sendMessage(visitor, { bookingReference: 'f'.repeat(24) })).toEqual(known);
    expect(await sendMessage(visitor, { bookingReference: 'K7M4-2QXR' })).toEqual(known);
    const [unknown, , first] = await messagesFor(admin);
    expect(unknown).toMatchObject({ bookingReference: 'K7M4-2QXR', booking: null });
    expect(first).toMatchObject({ sender: null, booking: { id: bookingId } });
  });

  test.each([
    ['name', 'Ana https://evil.example'],
    ['email', 'no address'],
    ['text', '   '],
    ['text', 'x'.repeat(4001)],
    ['bookingReference', 'room 12'],
  ])('with a wrong %s is refused and not stored', async (field, value) => {
    const before = (await messagesFor(admin))[0].id;
    const input = { topic: 'OTHER', name: 'Vera', email: 'vera@elsewhere.example', text: 'Hello.' };
    const { errors } = await (
      await server.as()
    ).graphql(
      'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }',
      { input: { ...input, [field]: value } },
    );
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect((await messagesFor(admin))[0].id).toBe(before);
  });

  test('is listed by status and subject, newest first, for administrators only', async () => {
    await sendMessage(await server.as(), { topic: 'PRIVACY', text: 'What do you store?' });
    const found = await messagesFor(admin, '(state: OPEN, topic: PRIVACY)');
    expect(found.map(({ text }) => text)).toEqual(['What do you store?']);
    expect(await messagesFor(admin, '(state: ANSWERED, topic: PRIVACY)')).toEqual([]);
    const guest = await server.as(await makeUser());
    const { errors } = await guest.graphql('{ contactMessages { total } }');
    expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
  });
});

describe('with limits and a captcha', () => {
  let limited: TestServer;
  let visitor: Visitor;
  beforeAll(async () => {
    limited = await startTestServer({ RATE_LIMITS: 'on', CAPTCHA: 'altcha' });
    visitor = await limited.as();
  });
  afterAll(() => limited.close());

  test('a visitor solves a captcha, which counts once', async () => {
    expect(await sendMessage(visitor)).toMatchObject({ __typename: 'CaptchaRefused' });
    const captcha = await solvedCaptcha(limited);
    expect(await sendMessage(visitor, { captcha })).toMatchObject({ __typename: 'ContactMessageSent' });
    expect(await sendMessage(visitor, { captcha })).toMatchObject({ __typename: 'CaptchaRefused' });
  });

  test('a person who is signed in needs none, and sends ten messages within an hour', async () => {
    const guest = await limited.as(await makeUser());
    const kinds = [];
    for (let round = 0; round < 11; round++) kinds.push((await sendMessage(guest)).__typename);
    expect(kinds).toEqual([...Array(10).fill('ContactMessageSent'), 'TooManyAttempts']);
  });

  test('visitors of one network send twenty within an hour, solved or not', async () => {
    const kinds = [];
    for (let round = 0; round < 25; round++)
      kinds.push((await sendMessage(visitor, { email: `v${round}@elsewhere.example` })).__typename);
    expect(kinds.at(-1)).toBe('TooManyAttempts');
  });
});
