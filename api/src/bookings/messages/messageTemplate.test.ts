import { MESSAGE_LIMITS } from '../../../../schema/guestMessages';
import { USUAL_MESSAGES } from '../../../../schema/usualMessages';
import { saveTemplate, sentAbout, templatesOf } from '../../../test/messageTemplates';
import { makeCity, makeHotel, makeUser } from '../../../test/factories';
import { Guests } from '../../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { GuestMessage } from './guestMessage.entity';
import { MessageTemplate } from './messageTemplate.entity';
import { MessageText } from './messageText.entity';

let server: TestServer;
let guests: Guests;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin', email: 'ada@staybook.example' }));
});
afterAll(() => server.close());

const hotelOf = async (row: object = {}) =>
  makeHotel({ cityId: (await makeCity({ timeZone: 'UTC' })).id, ...row });
const PREVIEW = `query ($hotelId: ID!, $kind: MessageKind!, $subject: String!, $body: String!, $booking: String) {
  messagePreview(hotelId: $hotelId, kind: $kind, subject: $subject, body: $body, booking: $booking) {
    problem subject lines { parts { text url } } booking { id } } }`;
const preview = async (hotelId: string, more: object = {}): Promise<any> => {
  const typed = { hotelId, kind: 'BEFORE_ARRIVAL', subject: 'Soon', body: 'Dear {guest}', ...more };
  const { data, errors } = await admin.graphql(PREVIEW, typed);
  expect(errors).toBeUndefined();
  return data.messagePreview;
};

test('a hotel has every kind with the usual text, and none is on', async () => {
  const { id } = await hotelOf();
  const list = await templatesOf(admin, id);
  expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(Object.keys(USUAL_MESSAGES));
  for (const template of list)
    expect(template).toMatchObject({
      hotelId: id,
      isUsual: true,
      enabled: false,
      nextAt: null,
      version: 0,
      sentLately: 0,
      lastSentAt: null,
      body: USUAL_MESSAGES[template.kind as keyof typeof USUAL_MESSAGES].body,
    });
  expect(await templatesOf(admin, 'f'.repeat(24))).toBeNull();
});

test('a message keeps what a change leaves out, and follows the usual text again when it has it', async () => {
  const { id } = await hotelOf();
  const written = await saveTemplate(admin, id, {
    kind: 'ARRIVAL_DAY',
    body: ' Dear {guest},\r\nwelcome.  \n',
    version: 0,
  });
  expect(written).toMatchObject({
    body: 'Dear {guest},\nwelcome.',
    isUsual: false,
    enabled: false,
    version: 1,
  });
  const on = await saveTemplate(admin, id, { kind: 'ARRIVAL_DAY', enabled: true, hour: 9, version: 1 });
  expect(on).toMatchObject({ body: written.body, enabled: true, hour: 9, version: 2, id: written.id });
  expect(on.nextAt.time).toBe('09:00');
  const { subject, body } = USUAL_MESSAGES.ARRIVAL_DAY;
  const usual = await saveTemplate(admin, id, { kind: 'ARRIVAL_DAY', subject, body, version: 2 });
  expect(usual).toMatchObject({ isUsual: true, enabled: true, version: 3 });
  const { id: templateId } = await repo(MessageTemplate).findOneByOrFail({ hotelId: id });
  expect(await repo(MessageText).countBy({ templateId })).toBe(0);
  const listed = (await templatesOf(admin, id)).find(({ kind }: any) => kind === 'ARRIVAL_DAY');
  expect(usual).toMatchObject(listed);
});

test('of two changes at once the second one is refused, and the same change again is none', async () => {
  const { id } = await hotelOf();
  const first = { kind: 'BEFORE_ARRIVAL', body: 'Soon, {guest}.', version: 0 };
  const [one, other] = await Promise.all([
    saveTemplate(admin, id, first),
    saveTemplate(admin, id, { ...first, body: 'Later, {guest}.' }),
  ]);
  expect([one.__typename, other.__typename].sort()).toEqual(['MessageTemplate', 'Outdated']);
  const [done] = [one, other].filter(({ version }) => version === 1);
  expect(await saveTemplate(admin, id, { ...first, body: done.body })).toMatchObject({ version: 1 });
});

test.each<[string, object, string, string]>([
  ['an unknown placeholder', { body: 'Dear {gest}' }, 'body', 'There is no placeholder {gest}'],
  ['a script in braces', { body: '{<script>}' }, 'body', 'There is no placeholder {<script>}'],
  ['an unknown one in the subject', { subject: 'For {you}' }, 'subject', 'There is no placeholder {you}'],
  [
    'a link in the subject',
    { subject: 'Look: {directions}' },
    'subject',
    '{directions} cannot be in the subject',
  ],
  [
    'a review before the stay',
    { body: '{review link}' },
    'body',
    '{review link} can only be in a message after',
  ],
  ['a subject of two lines', { subject: 'Hello\r\nBcc: all@elsewhere.example' }, 'subject', 'on one line'],
  ['an empty subject', { subject: ' ' }, 'subject', 'Enter a subject'],
  ['an empty text', { body: '\n' }, 'body', 'Write the message'],
  ['a long subject', { subject: 'a'.repeat(MESSAGE_LIMITS.subject + 1) }, 'subject', 'at most'],
  ['a long text', { body: 'a'.repeat(MESSAGE_LIMITS.body + 1) }, 'body', 'at most'],
  ['very many placeholders', { body: '{address}'.repeat(41) }, 'body', 'at most 40 placeholders'],
  ['a control character', { body: 'Hello\u0007' }, 'body', 'cannot be sent'],
  ['a turned direction', { body: 'Hello \u202Eolleh' }, 'body', 'cannot be sent'],
  ['the day of arrival', { days: 0 }, 'days', 'Enter 1 to 30 days'],
  ['many days', { days: 31 }, 'days', 'Enter 1 to 30 days'],
])('%s is refused and changes nothing', async (_what, change, field, message) => {
  const { id } = await hotelOf();
  expect(await saveTemplate(admin, id, { kind: 'BEFORE_ARRIVAL', ...change })).toMatchObject({
    __typename: 'MessageTemplateRefused',
    field,
    message: expect.stringContaining(message),
  });
  expect(await repo(MessageTemplate).countBy({ hotelId: id })).toBe(0);
});

test('braces without a partner, and those of CSS on several lines, are text', async () => {
  const { id } = await hotelOf();
  const body = 'A } and a {\nline };';
  expect(await saveTemplate(admin, id, { kind: 'ARRIVAL_DAY', body })).toMatchObject({ body });
});

test('a preview fills the text for the next arrival, or for the booking with a reference', async () => {
  const hotel = await hotelOf({ checkInFrom: null, address: '4 Hill Road' });
  const empty = await preview(hotel.id);
  expect(empty).toEqual({ booking: null, problem: null, subject: 'Soon', lines: [] });
  const user = await makeUser('CUSTOMER', { name: 'Ana {hotel} <b>Guest</b>' });
  const person = await server.as(user);
  const later = await guests.withBooking({ hotel, from: 20, of: person });
  const next = await guests.withBooking({ hotel, from: 10, of: person });
  const body = 'Dear { Guest },\n\n{check-in time}\nAt {address}: {directions}.';
  expect(await preview(hotel.id, { body })).toEqual({
    booking: { id: next.bookingId },
    problem: null,
    subject: 'Soon',
    lines: [
      {
        parts: [
          { text: 'Dear ', url: null },
          { text: 'Ana {hotel} <b>Guest</b>', url: null },
          { text: ',', url: null },
        ],
      },
      { parts: [] },
      {
        parts: [
          { text: 'At ', url: null },
          { text: '4 Hill Road', url: null },
          { text: ': ', url: null },
          {
            text: 'directions on a map',
            url: 'https://www.openstreetmap.org/search?query=4%20Hill%20Road',
          },
          { text: '.', url: null },
        ],
      },
    ],
  });
  expect((await preview(hotel.id, { booking: later.bookingId })).booking).toEqual({ id: later.bookingId });
  const other = await guests.withBooking();
  expect((await preview(hotel.id, { booking: other.bookingId })).booking).toBeNull();
  expect(await preview(hotel.id, { body: '{nobody}' })).toMatchObject({
    problem: expect.stringContaining('{nobody}'),
    lines: [],
  });
});

const TEST = `mutation ($input: SendTestMessageInput!) { sendTestMessage(input: $input) { __typename
  ... on TestMessageSent { email } ... on Problem { message } } }`;

test('a test goes to the one who asks, as text whatever the guest is called', async () => {
  const hotel = await hotelOf({ name: 'Bell & <b>Book</b>' });
  const user = await makeUser('CUSTOMER', { name: '<img src=x onerror=alert(1)>' });
  const { bookingId } = await guests.withBooking({ hotel, of: await server.as(user) });
  const typed = {
    hotelId: hotel.id,
    kind: 'AFTER_STAY',
    subject: 'Hi {guest}',
    body: 'Bye {guest}: {review link}',
  };
  const { data } = await admin.graphql(TEST, { input: typed });
  expect(data.sendTestMessage).toEqual({ __typename: 'TestMessageSent', email: 'ada@staybook.example' });
  const mail = await server.mailAbout('ada@staybook.example', 'Test: Hi');
  expect(mail.html).not.toMatch(/<img|<b>/);
  expect(mail.html).toContain('&lt;b&gt;Book');
  expect(mail.headers['list-unsubscribe']).toContain('/refusemessages/');
  expect(await sentAbout(bookingId)).toEqual([]);
});

test('guests, other staff and nobody neither read nor change messages', async () => {
  const { id } = await hotelOf();
  for (const person of [
    await server.as(),
    await server.as(await makeUser()),
    await server.as(await makeUser('INTERMEDIATE')),
  ])
    for (const document of [
      `{ messageTemplates(hotelId: "${id}") { id } }`,
      `{ messagePreview(hotelId: "${id}", kind: ARRIVAL_DAY, subject: "a", body: "b") { subject } }`,
      `{ quickReplies(bookingId: "${id}") { id } }`,
      `mutation { saveMessageTemplate(input: { hotelId: "${id}", kind: ARRIVAL_DAY, enabled: true }) { __typename } }`,
    ])
      expect((await person.graphql(document)).errors).toHaveLength(1);
  expect(await repo(MessageTemplate).countBy({ hotelId: id })).toBe(0);
  expect(await repo(GuestMessage).countBy({ hotelId: id })).toBe(0);
});

test('the audit log says what changed of a message', async () => {
  const { id, name } = await hotelOf();
  await saveTemplate(admin, id, { kind: 'ARRIVAL_DAY', enabled: true });
  await saveTemplate(admin, id, { kind: 'ARRIVAL_DAY', hour: 6, subject: 'Today' });
  const { id: recordId } = await repo(MessageTemplate).findOneByOrFail({ hotelId: id });
  const { data } = await admin.graphql(
    `query ($id: ID!) { auditEntries(filter: { recordId: $id }) { items { record recordName changes { field before after } } } }`,
    { id: recordId },
  );
  expect(data.auditEntries.items[0]).toEqual({
    record: 'MESSAGE_TEMPLATE',
    recordName: name,
    changes: [
      { field: 'hour', before: '8', after: '6' },
      { field: 'subject', before: USUAL_MESSAGES.ARRIVAL_DAY.subject, after: 'Today' },
    ],
  });
});
