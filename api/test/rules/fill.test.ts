import { fill, piecesOf } from '../../../schema/fill';

describe('filling a text', () => {
  it('puts values where their names stand, as often as they stand there', () => {
    expect(fill('{hotel}: {city}, {hotel}', { hotel: 'Casa', city: 'Lisbon' })).toBe('Casa: Lisbon, Casa');
  });

  it('leaves a text without placeholders as it is, and braces of a value', () => {
    expect(fill('Nothing to fill', {})).toBe('Nothing to fill');
    expect(fill('{name}!', { name: '{name} $&' })).toBe('{name} $&!');
  });

  it.each([
    [0, 'No rooms'],
    [1, '1 room in Lisbon'],
    [2, '2 rooms'],
    [1234, '1,234 rooms'],
  ])('chooses the branch of a plural for %i', (count, expected) => {
    const text = '{count, plural, =0 {No rooms} one {# room in {city}} other {# rooms}}';
    expect(fill(text, { count, city: 'Lisbon' })).toBe(expected);
  });

  it('tells where the values stand', () => {
    expect(piecesOf('From {price} a night', {})).toEqual(['From ', { name: 'price' }, ' a night']);
  });
});
