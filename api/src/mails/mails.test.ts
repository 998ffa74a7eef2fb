import {
  alreadyRegisteredMail,
  failedSignInsMail,
  invitationMail,
  noAccountMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
  welcomeMail,
} from './account.mails';
import {
  addressInUseMail,
  addressRestoredMail,
  changeAddressMail,
  confirmAddressMail,
} from './address.mails';
import { bookingConfirmationMail } from './booking.mails';
import { cancellationMail } from './cancellation.mails';
import { changeMail } from './change.mails';
import { invoiceMail } from './invoice.mails';
import { roomsGoneMail } from './givenUp.mails';
import { roomMovedMail } from './moved.mails';
import { stayEndedMail, stayResumedMail } from './stayEnded.mails';
import { newsletterMail } from './newsletter.mails';
import { offerAcceptedMail, offerDeclinedMail } from './offer.mails';
import { paymentLinkMail } from './paymentLink.mails';
import { paymentTakenMail } from './paymentTaken.mails';
import { refundMail } from './refund.mails';

const BAD = '<script>alert("1")</script>';
const URL = 'https://stay.example/there?a=1&b=2';
const stay = {
  number: 204,
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
  nights: 3,
  pricePerNightCents: 123_450,
  nightPrices: [{ cents: 123_450 }, { cents: 123_450 }, { cents: 123_450 }],
};
const booked = {
  reference: '6560f0a1b2c3d4e5f6a7b8c9',
  name: BAD,
  hotelName: BAD,
  hotelAddress: BAD,
  arrival: 'from 15:00',
  expected: '',
  departure: 'until 11:00',
  directionsUrl: URL,
  stays: [{ ...stay, title: BAD }],
  charges: [{ title: BAD, cents: 350 }],
  totalCents: 370_700,
  owedCents: 0,
  url: URL,
};

const receipt = { number: '7f', paidOn: '2026-11-22', paidWith: 'Visa ending in 4242', seller: BAD };

const cancelled = {
  byHotel: true,
  reason: BAD,
  refund: [
    { method: 'ONLINE', cents: 370_000 },
    { method: 'CASH', cents: 600 },
  ],
  byTerms: false,
  refundedBeforeCents: 0,
  disputedCents: 0,
  paidCents: 100,
  keptCents: 100,
};

const ended = {
  from: '2026-11-22',
  noShow: false,
  rooms: [204],
  reason: BAD,
  refund: cancelled.refund,
  byTerms: false,
  creditedCents: 0,
  keptCents: 100,
};

const mails = [
  verificationMail({ name: BAD, code: '480215', minutes: 10 }),
  alreadyRegisteredMail({ name: BAD, signInUrl: URL, resetUrl: `${URL}&reset` }),
  resetMail({ name: BAD, url: URL, minutes: 10 }),
  noAccountMail({ registerUrl: URL }),
  passwordChangedMail({ name: BAD }),
  changeAddressMail({ name: BAD, newEmail: 'ana.guest@example.com', undo: { url: URL, days: 7 } }),
  welcomeMail({ name: BAD, url: URL }),
  bookingConfirmationMail({ ...booked, receipt }),
  invoiceMail({
    ...booked,
    documents: [
      { title: 'Credit note CN-000002', totalCents: 370_700 },
      { title: 'Invoice INV-000003', totalCents: 370_700 },
    ],
    isAskedFor: true,
  }),
  refundMail({ ...booked, refundedCents: 5, reason: 'paidTooLate' }),
  cancellationMail({ ...booked, ...cancelled, byHotel: false, reason: null }),
  roomMovedMail({ ...booked, from: 101, to: 204, title: BAD, since: '2026-12-02' }),
  changeMail({
    ...booked,
    differenceCents: -100,
    creditedCents: 0,
    refund: [{ method: 'ONLINE', cents: 100 }],
  }),
  cancellationMail({ ...booked, ...cancelled }),
  newsletterMail({ unsubscribeUrl: URL }),
  invitationMail({ name: BAD, url: URL, hours: 24 }),
  failedSignInsMail({ name: BAD, failures: 20, resetUrl: URL }),
  changeAddressMail({ name: BAD, newEmail: 'ana.guest@example.com' }),
  confirmAddressMail({ url: URL, hours: 24 }),
  addressInUseMail({ name: BAD }),
  addressRestoredMail({ name: BAD }),
  offerDeclinedMail({
    name: BAD,
    sentAt: new Date('2026-11-22T10:00:00Z'),
    answer: `${BAD}\n\n${BAD}`,
    url: URL,
  }),
  offerAcceptedMail({ name: BAD, hotelName: BAD, answer: BAD, url: URL }),
  stayEndedMail({ ...booked, ...ended }),
  stayEndedMail({ ...booked, ...ended, noShow: true, refund: [], byTerms: true, reason: null }),
  stayResumedMail(booked),
  paymentTakenMail({ ...booked, owedCents: 100, amountCents: 100, receipt }),
  paymentTakenMail({ ...booked, amountCents: 300, isOnline: true, refundedCents: 100, receipt }),
  refundMail({ ...booked, refundedCents: 100, reason: 'paidTooMuch' }),
  refundMail({ ...booked, refundedCents: 100, reason: 'paidAfterCancelled' }),
  paymentLinkMail({
    ...booked,
    owedCents: 300,
    askedCents: 100,
    payUrl: URL,
    until: 'Tue 1 Dec 2026, 00:00',
  }),
  bookingConfirmationMail({ ...booked, owedCents: 100, receipt: null }),
  roomsGoneMail({ ...booked, rooms: [204, 205], refund: cancelled.refund, freeUntil: '2026-11-30' }),
];

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
    reference: '6560f0a1b2c3d4e5f6a7b8c9',
    owedCents: 0,
    name: 'Ana Guest',
    hotelName: 'Casa do Mirante',
    hotelAddress: 'Rua do Mirante 4, Lisbon',
    arrival: 'from 15:00 until 22:00',
    expected: '18:00 to 19:00',
    departure: 'until 11:00',
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
    totalCents: 495_000,
    url: URL,
  });
  expect(subject).toBe('Staybook Booking Confirmation');
  for (const words of [
    '6560f0a1b2c3d4e5f6a7b8c9',
    'Ana Guest',
    'Casa do Mirante',
    'Double room, room 204',
    'Suite, room 301',
    'Check-in: from 15:00 until 22:00',
    'You arrive: 18:00 to 19:00',
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

test('the newsletter offers mail programs one-click unsubscribing', () => {
  expect(newsletterMail({ unsubscribeUrl: URL }).headers).toEqual({
    'List-Unsubscribe': `<${URL}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
