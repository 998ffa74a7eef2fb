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
import { contactAnswerMail, contactMessageMail } from './contact.mails';
import { heldBookingMail, heldEndedMail } from './heldBooking.mails';
import { invoiceMail } from './invoice.mails';
import { guestMessageMail } from './guestMessage.mails';
import { roomsGoneMail } from './givenUp.mails';
import { roomMovedMail } from './moved.mails';
import { stayEndedMail, stayResumedMail } from './stayEnded.mails';
import { newsletterMail } from './newsletter.mails';
import { offerAcceptedMail, offerDeclinedMail, offerListedMail } from './offer.mails';
import { paymentLinkMail } from './paymentLink.mails';
import { paymentTakenMail, paymentVoidedMail } from './paymentTaken.mails';
import { refundMail } from './refund.mails';
import { reviewRequestMail } from './review.mails';
import { teamInvitationMail } from './team.mails';
import { watchNewsMail, type ToldWatch } from './watch.mails';

const BAD = '<script>alert("1")</script>';
export const URL = 'https://stay.example/there?a=1&b=2';
export const stay = {
  number: 204,
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
  nights: 3,
  pricePerNightCents: 123_450,
  nightPrices: [{ cents: 123_450 }, { cents: 123_450 }, { cents: 123_450 }],
};
export const booked = {
  reference: 'K7M4-2QXR',
  name: BAD,
  hotelName: BAD,
  hotelAddress: BAD,
  guests: '2 adults',
  leadGuest: BAD,
  requests: BAD,
  hours: [
    ['Check-in', 'from 15:00'],
    ['Check-out', 'until 11:00'],
  ] as const,
  isExpected: false,
  rules: [['Other rules', BAD]] as const,
  cancellation: [
    'Free cancellation until Mon 30 Nov 2026 (hotel time).',
    'From Tue 1 Dec 2026, nothing is refunded.',
  ],
  directionsUrl: URL,
  stays: [{ ...stay, title: BAD }],
  charges: [{ title: BAD, cents: 350 }],
  extras: [{ title: BAD, cents: 1_850 }],
  totalCents: 372_550,
  owedCents: 0,
  heldUntil: '',
  url: URL,
};

export const receipt = { number: '7f', paidOn: '2026-11-22', paidWith: 'Visa ending in 4242', seller: BAD };

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

const watched: ToldWatch = {
  hotelName: BAD,
  roomNumber: null,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  party: '2 adults',
  rooms: 1,
  kind: 'cheaper',
  beforeCents: 370_700,
  cents: 300_000,
  url: URL,
  endUrl: `${URL}&end`,
};

/** Every mail, with names that are no names. */
export const mails = [
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
      { kind: 'CREDIT_NOTE', number: 2, totalCents: 370_700 },
      { kind: 'INVOICE', number: 3, totalCents: 370_700 },
    ],
    isAskedFor: true,
  }),
  refundMail({ ...booked, refundedCents: 5, reason: 'paidTooLate' }),
  cancellationMail({ ...booked, ...cancelled, byHotel: false, reason: null }),
  roomMovedMail({ ...booked, from: 101, to: 204, since: '2026-12-02' }),
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
  addressRestoredMail({ name: BAD, contactUrl: URL }),
  offerDeclinedMail({
    name: BAD,
    sentAt: new Date('2026-11-22T10:00:00Z'),
    answer: `${BAD}\n\n${BAD}`,
    url: URL,
  }),
  offerAcceptedMail({ name: BAD, hotelName: BAD, answer: BAD, url: URL }),
  offerListedMail({ name: BAD, hotelName: BAD, answer: BAD, url: URL }),
  teamInvitationMail({ inviter: BAD, hotelName: BAD, duties: ['MANAGER', 'FRONT_DESK'], url: URL, days: 7 }),
  stayEndedMail({ ...booked, ...ended }),
  stayEndedMail({ ...booked, ...ended, noShow: true, refund: [], byTerms: true, reason: null }),
  stayResumedMail(booked),
  guestMessageMail({
    ...booked,
    subject: BAD,
    lines: [
      [{ text: BAD, url: null }],
      [],
      [
        { text: 'The way to us: ', url: null },
        { text: BAD, url: URL },
      ],
    ],
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    url: URL,
    unsubscribeUrl: URL,
  }),
  bookingConfirmationMail({
    ...booked,
    receipt,
    message: [{ kind: 'parts', parts: [{ text: BAD, url: null }] }],
  }),
  reviewRequestMail({ ...booked, checkIn: stay.checkIn, checkOut: stay.checkOut }),
  paymentTakenMail({ ...booked, owedCents: 100, amountCents: 100, receipt }),
  paymentTakenMail({ ...booked, amountCents: 300, isOnline: true, refundedCents: 100, receipt }),
  paymentVoidedMail({
    ...booked,
    owedCents: 100,
    amountCents: 100,
    method: 'CASH',
    receiptNumber: receipt.number,
  }),
  paymentVoidedMail({
    ...booked,
    owedCents: 100,
    amountCents: 100,
    method: 'TERMINAL',
    receiptNumber: receipt.number,
  }),
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
  heldBookingMail({ ...booked, owedCents: 100, heldUntil: 'Tue 1 Dec 2026, 18:00', payUrl: URL }),
  heldEndedMail({ ...booked, until: 'Tue 1 Dec 2026, 18:00' }),
  watchNewsMail({ name: BAD, endAllUrl: URL, watches: [watched] }),
  watchNewsMail({
    name: BAD,
    endAllUrl: URL,
    watches: [
      watched,
      { ...watched, roomNumber: 204, kind: 'free', beforeCents: null, endUrl: `${URL}&second` },
    ],
  }),
  contactMessageMail({
    name: BAD,
    email: 'ana.guest@example.com',
    topic: 'A booking',
    bookingReference: 'K7M4-2QXR',
    hasAccount: false,
    text: `${BAD}\n\n${BAD}`,
    url: URL,
  }),
  ...[true, false].map((replies) =>
    contactAnswerMail({
      name: BAD,
      answer: `${BAD}\n\n${BAD}`,
      sentAt: new Date('2026-11-22T10:00:00Z'),
      text: BAD,
      replies,
      url: URL,
    }),
  ),
  roomsGoneMail({ ...booked, rooms: [204, 205], refund: cancelled.refund, freeUntil: '2026-11-30' }),
];
