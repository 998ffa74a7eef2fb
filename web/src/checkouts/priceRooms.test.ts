import { priceRooms } from './priceRooms';

const stay = { checkIn: '2026-12-30', checkOut: '2027-01-02' };
const roomTypes = [
  { title: 'Garden room', priceCents: 12050, roomNumbers: [{ id: 'a', number: 101, available: true }] },
  { title: 'Attic', priceCents: 9000, roomNumbers: [{ id: 'b', number: 404, available: false }] },
];
const nobody = new Set<string>();

describe('the price of the chosen rooms', () => {
  it('has a line for each room number: nights times price', () => {
    const { lines, totalCents } = priceRooms(roomTypes, ['a'], stay, nobody);
    expect(lines).toEqual([
      { key: 'a', label: 'Garden room, room 101', detail: '3 nights × $120.50', cents: 36150 },
    ]);
    expect(totalCents).toBe(36150);
  });

  it('says which room is no longer free, and leaves it out of the total', () => {
    const { lines, totalCents } = priceRooms(roomTypes, ['a', 'b'], stay, nobody);
    expect(lines[1]).toMatchObject({ cents: 27000, void: 'No longer free for these dates' });
    expect(totalCents).toBe(36150);
  });

  it('counts a room that this person holds, though it is not free', () => {
    expect(priceRooms(roomTypes, ['b'], stay, new Set(['b'])).totalCents).toBe(27000);
  });

  it('forgets a room number that the house has no more', () => {
    expect(priceRooms(roomTypes, ['gone'], stay, nobody)).toEqual({ lines: [], totalCents: 0 });
  });
});
