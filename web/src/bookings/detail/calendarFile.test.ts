import { calendarFile } from './calendarFile';

const booked = {
  id: '6b00e11b8a08d3f32430a971',
  reference: 'K7M4-2QXR',
  createdAt: '2026-11-20T23:30:05.123Z',
  arrivalHour: 18,
  party: { adults: 2, childrenAges: [7] },
  hotelName: 'Casa; do Azulejo, Lisboa',
  hotel: {
    address: 'Rua de São Tomé 41',
    city: { name: 'Lisbon', timeZone: 'Europe/Lisbon' },
    checkInFrom: '15:00',
    checkInUntil: null,
    checkOutUntil: '11:00',
  },
  cancellation: { freeUntil: '2027-02-24', lateRefundPercent: 50 },
  totalCents: 60_000,
  extrasCents: 1_200,
  paidCents: 61_200,
  refundedCents: 0,
  disputedCents: 0,
  stays: [
    { title: 'Double', number: 101, checkIn: '2027-02-27', checkOut: '2027-03-02' },
    { title: 'Suite', number: 301, checkIn: '2027-02-27', checkOut: '2027-03-02' },
  ],
};
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('has one all-day event from check-in to check-out in every time zone', () => {
  const lines = unfolded(calendarFile(booked));
  expect(lines).toContain('DTSTART;VALUE=DATE:20270227');
  expect(lines).toContain('DTEND;VALUE=DATE:20270302');
  expect(lines).toContain('DTSTAMP:20261120T233005Z');
  expect(lines).toContain('UID:6b00e11b8a08d3f32430a971@staybook');
});

it('escapes special characters, and names the rooms, hours, cancellation terms and the reference', () => {
  const lines = unfolded(calendarFile(booked));
  expect(lines).toContain('SUMMARY:Casa\\; do Azulejo\\, Lisboa');
  expect(lines).toContain(
    'DESCRIPTION:Double\\, room 101\\nSuite\\, room 301\\nGuests: 2 adults\\, 1 child aged 7\\nCheck-in: from 15:00\\nExpected arrival: 18:00 to 19:00\\nCheck-out: until 11:00\\nFree cancellation until Wed 24 Feb 2027 (hotel time).\\nAfter that\\, $312 of $612 is refunded.\\nFrom Sun 28 Feb 2027\\, nothing is refunded.\\nBooking reference K7M4-2QXR',
  );
  expect(lines.find((line) => line.startsWith('LOCATION'))).toContain('Rua de São Tomé 41');
});

it('gives each room its dates where guests change rooms', () => {
  const [first, second] = booked.stays as [(typeof booked.stays)[0], (typeof booked.stays)[0]];
  const stays = [
    { ...first, checkOut: '2027-03-01' },
    { ...second, checkIn: '2027-03-01' },
  ];
  const lines = unfolded(calendarFile({ ...booked, stays }));
  expect(lines).toContain('DTSTART;VALUE=DATE:20270227');
  expect(lines).toContain('DTEND;VALUE=DATE:20270302');
  expect(lines.join()).toContain(
    'Double\\, room 101: Sat 27 Feb – Mon 1 Mar 2027\\nSuite\\, room 301: Mon 1 Mar – Tue 2 Mar 2027',
  );
});

it('lets no kind of line break begin a line of its own', () => {
  const hotel = { ...booked.hotel, address: 'First\rATTENDEE:mailto:a@evil.test\r\nSecond\nThird' };
  const lines = unfolded(calendarFile({ ...booked, hotel }));
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(lines.find((line) => line.startsWith('LOCATION'))).toContain(
    'First\\nATTENDEE:mailto:a@evil.test\\nSecond\\nThird',
  );
});

it('folds lines at 75 bytes without splitting a character', () => {
  const text = calendarFile({ ...booked, hotelName: 'Hôtel '.repeat(40) });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${'Hôtel '.repeat(40)}`);
});
