import { receiptDocument } from '../../../../schema/receipts';

const receipt = {
  id: 'p1',
  paidOn: '2026-11-20',
  method: 'CARD',
  cardBrand: 'visa',
  cardLast4: '4242',
  amountCents: 61_200,
  seller: 'Staybook, 1 Main Street',
  hotelName: 'The Pier Hotel',
  guestName: 'Ada Guest',
  bookingReference: 'K7M4-2QXR',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
};

test('a receipt says when the stay is and who stays', () => {
  const { facts, rows } = receiptDocument({ ...receipt, party: { adults: 2, childrenAges: [7, 3] } });
  expect(facts).toContainEqual(['Guests', '2 adults, 2 children aged 3 and 7']);
  expect(rows).toEqual([
    { what: 'Stay at The Pier Hotel', when: '1 Dec 2026 to 3 Dec 2026', cells: ['$612.00'] },
  ]);
});

test('a receipt of a booking without a party leaves the guests out', () => {
  const { facts } = receiptDocument({ ...receipt, party: null });
  expect(facts.map(([name]) => name)).toEqual(['Number', 'Paid on', 'Booking']);
});
