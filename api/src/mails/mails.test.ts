import { noAccountMail, passwordChangedMail, resetMail } from './account.mails';
import { changeAddressMail } from './address.mails';
import { bookingConfirmationMail } from './booking.mails';
import { newsletterMail } from './newsletter.mails';
import { booked, mails, receipt, stay, URL } from './mails.samples';

const named = (mail: (typeof mails)[number]) => [mail.subject, mail] as const;

test.each(mails.map(named))('"%s" shows user input as text and never as HTML', (_, { html }) => {
  expect(html).not.toMatch(/<script|undefined|\[object/);
});

test.each(mails.map(named))('"%s" has the same words and links in text and in HTML', (_, { text, html }) => {
  const shown = html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 $1')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
  for (const line of text.split('\n').map((words) => words.trim().replace(/:$/, '')))
    for (const words of line.startsWith('--') ? [] : line.split(': ')) expect(shown).toContain(words);
});

test.each(mails.map(named))('"%s" has no picture and loads no resource', (_, { html }) => {
  expect(html).not.toMatch(/<img|<link|@import|url\(|src=/);
  expect(html).toContain('prefers-color-scheme: dark');
});

test('the confirmation lists every booked item', () => {
  const { subject, text } = bookingConfirmationMail({
    reference: 'K7M4-2QXR',
    owedCents: 0,
    heldUntil: '',
    name: 'Ana Guest',
    hotelName: 'Casa do Mirante',
    hotelAddress: 'Rua do Mirante 4, Lisbon',
    guests: '2 adults, 1 child aged 7',
    leadGuest: 'Rui Guest',
    requests: 'Cot, Quiet room',
    hours: [
      ['Check-in', 'from 15:00 until 22:00'],
      ['Expected arrival', '18:00 to 19:00'],
      ['Check-out', 'until 11:00'],
    ],
    isExpected: true,
    rules: [['Pets', 'Pets are welcome.']],
    cancellation: [
      'Free cancellation until Mon 30 Nov 2026 (hotel time).',
      'From Tue 1 Dec 2026, nothing is refunded.',
    ],
    directionsUrl: 'https://www.openstreetmap.org/directions?to=38.7%2C-9.1',
    receipt,
    stays: [
      {
        ...stay,
        title: 'Double room',
        nightPrices: [{ cents: 100_000 }, { cents: 120_000 }, { cents: 150_350 }],
      },
      {
        ...stay,
        title: 'Suite',
        number: 301,
        checkOut: '2026-12-02',
        nights: 1,
        nightPrices: [{ cents: 123_450 }],
      },
    ],
    charges: [{ title: 'City tax', cents: 1_200 }],
    extras: [],
    totalCents: 495_000,
    url: URL,
  });
  expect(subject).toBe('Staybook Booking Confirmation');
  for (const words of [
    'K7M4-2QXR',
    'Ana Guest',
    'Casa do Mirante',
    'Guests: 2 adults, 1 child aged 7',
    'Lead guest: Rui Guest',
    'Your requests: Cot, Quiet room',
    'The hotel will do its best; requests are not guaranteed.',
    'Double room, room 204',
    'Suite, room 301',
    'Check-in: from 15:00 until 22:00',
    'Expected arrival: 18:00 to 19:00',
    'Dates: Tue 1 Dec – Fri 4 Dec 2026, 3 nights\nRooms: Double room, room 204; Suite, room 301\nGuests: 2 adults, 1 child aged 7\nCancellation: Free cancellation until Mon 30 Nov 2026 (hotel time). From Tue 1 Dec 2026, nothing is refunded.\nBooking reference: K7M4-2QXR\n',
    'House rules\n\nPets: Pets are welcome.',
    'Check-out: until 11:00',
    'How to get there: directions on a map:\nhttps://www.openstreetmap.org/directions?to=38.7%2C-9.1',
    'Check-in Tue 1 Dec 2026',
    'Check-out Fri 4 Dec 2026',
    '3 nights\n',
    '1 night\n',
    '$1,234.50 a night on average\n  $3,703.50',
    '$1,234.50 a night\n  $1,234.50',
    'City tax\n  $12.00',
    'Total paid: $4,950.00',
    URL,
  ])
    expect(text).toContain(words);
});

test.each([
  ['verification', mails[0]!, 'Email Verification Code', '480215'],
  ['reset', mails[2]!, 'Password reset assistance', URL],
  ['welcome', mails[6]!, 'Welcome to Staybook', URL],
])('the %s mail has its subject and its code or link', (_, { subject, text }, expected, words) => {
  expect(subject).toBe(expected);
  expect(text).toContain(words);
});

test('a mail to an address without an account has the same subject as one with a reset link', () => {
  const forNobody = noAccountMail({ registerUrl: URL });
  expect(forNobody.subject).toBe(resetMail({ name: 'Ana', url: URL, minutes: 10 }).subject);
});

test('the mail to the old address masks the new one', () => {
  const { text, html } = changeAddressMail({ name: 'Ana', newEmail: 'ana.guest@buy.example.com' });
  expect(text).toContain('a•••@b•••.com');
  expect(text + html).not.toMatch(/ana.guest|example/);
});

test.each([
  ['Zoë O’Hara-Šimić', 'Zoë O’Hara-Šimić'],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ['Ana\r\nBcc: x@evil.example', 'Ana Bcc: x@evil. example'],
  ['Win at https://evil.example/now', 'Win at https evil. example/now'],
  ['\u202ewww.evil.example\u200b', 'www. evil. example'],
  ['🏨'.repeat(61), `${'🏨'.repeat(59)}…`],
  ['\u200b', 'guest'],
])('the name %j appears in a mail as one line without links', (name, shown) => {
  for (const mail of [passwordChangedMail({ name }), bookingConfirmationMail({ ...booked, name, receipt })])
    expect(mail.text).toContain(`Hello ${shown}, `);
});

test('mail programs unsubscribe at an address without a language', () => {
  const { headers, text } = newsletterMail({ unsubscribeUrl: 'https://stay.example/de/unsubscribe/1/2' });
  expect(headers).toMatchObject({ 'List-Unsubscribe': '<https://stay.example/unsubscribe/1/2>' });
  expect(text).toContain('https://stay.example/de/unsubscribe/1/2');
});

test('the newsletter offers mail programs one-click unsubscribing', () => {
  expect(newsletterMail({ unsubscribeUrl: URL }).headers).toEqual({
    'List-Unsubscribe': `<${URL}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
