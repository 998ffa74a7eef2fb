import { sumCents } from '../../../../schema/prices';
import { newStay, type Stay } from '../stay.entity';
import { remainderOf } from './nightsGivenUp';

const stay = (number: number, nights: string[], more: Partial<Stay> = {}): Stay => ({
  ...newStay({
    bookingId: 'b',
    hotelId: 'h',
    roomNumberId: `room ${number}`,
    roomTypeId: 't',
    number,
    title: 'Double',
    checkIn: nights[0]!,
    checkOut: '2026-12-05',
    nights: nights.length,
    pricePerNightCents: 10_000,
    nightPrices: nights.map((night) => ({ night, cents: 10_000 })),
  }),
  ...more,
});

test('a fee for each stay is kept in full by guests who give up their nights in the second room', () => {
  const second = stay(204, ['2026-12-03', '2026-12-04']);
  const first = stay(101, ['2026-12-01', '2026-12-02'], { checkOut: '2026-12-03', nextStayId: second.id });
  const other = stay(102, ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
  const charges = [{ title: 'Linen', cents: 5000, rules: null }];
  const kinds = new Map([['Linen', 'PER_STAY' as const]]);
  const stays = [first, second, other];
  const totalCents = sumCents(stays.flatMap(({ nightPrices }) => nightPrices)) + 5000;
  const priced = { booking: { totalCents }, stays, charges, kinds };
  expect(remainderOf(priced, { stays: [second], from: '2026-12-03' })).toMatchObject({
    charges: [{ cents: 5000 }],
    givenUpCents: 20_000,
  });
  expect(remainderOf(priced, { stays: [other], from: '2026-12-01' })).toMatchObject({
    charges: [{ cents: 2500 }],
    givenUpCents: 42_500,
  });
});

test('a percentage of kept nights is rounded once, as it is when these nights alone are sold', () => {
  const stays = [
    stay(101, ['2026-12-01'], {
      nights: 4,
      nightPrices: [
        { night: '2026-12-01', cents: 7777 },
        { night: '2026-12-02', cents: 7777 },
        { night: '2026-12-03', cents: 9870 },
        { night: '2026-12-04', cents: 9871 },
      ],
    }),
  ];
  const charges = [{ title: 'VAT', cents: 3530, rules: [{ kind: 'PERCENT' as const, amount: 1000 }] }];
  const priced = { booking: { totalCents: 38_825 }, stays, charges, kinds: new Map() };
  expect(remainderOf(priced, { stays, from: '2026-12-03' })).toMatchObject({
    charges: [{ cents: 1555 }],
    totalCents: 17_109,
  });
});
