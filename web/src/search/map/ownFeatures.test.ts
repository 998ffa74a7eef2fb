import { featuresOf, streetOf } from './ownFeatures';

test.each([
  ['Rua de São Tomé 41, 1100-561 Lisboa', 'Rua de São Tomé'],
  ['39 Ratchamanka Road, Phra Sing, Chiang Mai 50200', 'Ratchamanka Road'],
  ['61-27 Queens Boulevard, Woodside, NY 11377', 'Queens Boulevard'],
  ['214 West 10th Street, New York, NY 10014', 'West 10th Street'],
  ['Carrer de Verdi 61', 'Carrer de Verdi'],
  ['Schwarzenbergplatz', 'Schwarzenbergplatz'],
])('the street of %j is %j', (address, street) => {
  expect(streetOf(address)).toBe(street);
});

const KINDS = { circle: undefined, walkFrom: undefined, landmarks: [], streets: [] };
const spot = { latitude: 38.7, longitude: -9.1 };

test('a landmark is at its place with its name', () => {
  const { features } = featuresOf({ ...KINDS, landmarks: [{ name: 'the Tower', ...spot }] });
  expect(features).toEqual([
    {
      type: 'Feature',
      properties: { kind: 'landmark', title: 'the Tower' },
      geometry: { type: 'Point', coordinates: [-9.1, 38.7] },
    },
  ]);
});

test('circles show how far guests walk in 5 and 10 minutes, at three miles an hour', () => {
  const { features } = featuresOf({ ...KINDS, walkFrom: spot });
  const titles = features.flatMap(({ properties, geometry }) => {
    const north = Number(geometry.coordinates[1]);
    return 'title' in properties ? [[properties.title, ((north - 38.7) * 69).toFixed(2)]] : [];
  });
  expect(titles).toEqual([
    ['5 min walk', '0.25'],
    ['10 min walk', '0.50'],
  ]);
});
