import { hotelIdIn, hotelPath } from '../../../schema/hotelAddress';

const ID = '695b7070ae098d7176ba565d';

test.each([
  ['Estrela Residences', 'Lisbon', `/hotels/estrela-residences-lisbon-${ID}`],
  ['Hôtel des Relieurs', 'São Paulo', `/hotels/hotel-des-relieurs-sao-paulo-${ID}`],
  ['The "Quay" & Sons', 'Porto / Gaia', `/hotels/the-quay-sons-porto-gaia-${ID}`],
  ['東京ホテル', '東京', `/hotels/${ID}`],
  ['../../etc', '?#%00', `/hotels/etc-00-${ID}`],
])('%s in %s has a readable address that leads to its id', (name, city, address) => {
  expect(hotelPath({ id: ID, name, city: { name: city } })).toBe(address);
  expect(hotelIdIn(address.replace('/hotels/', ''))).toBe(ID);
});

test('an address has at most twenty words, and its last one has no trailing hyphen', () => {
  const address = hotelPath({ id: ID, name: 'abc '.repeat(50), city: { name: 'Lisbon' } });
  expect(address).toBe(`/hotels/${'abc-'.repeat(19)}abc-${ID}`);
});

test.each(['hotel1', 'nothing', `x${ID}`, `${ID}-a`])('%s is read as an id unchanged', (part) =>
  expect(hotelIdIn(part)).toBe(part),
);
