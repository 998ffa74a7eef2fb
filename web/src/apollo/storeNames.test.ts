import { gql } from '@apollo/client';
import { makeCache } from './cache';
import { argumentsOf, fieldOf, storeNamesOf } from './storeNames';

const query = gql`
  query Lists($limit: Int) {
    hotels(filter: { city: "Oslo" }, limit: $limit) {
      total
    }
    today
  }
`;
const variables = { limit: 20 };
const CHANGED = 'Apollo Client names the fields of its cache in another way: adapt storeNames.ts.';

test('the names of fields are those by which modify() goes through the cache', () => {
  const cache = makeCache();
  cache.writeQuery({ query, variables, data: { hotels: { __typename: 'HotelList', total: 3 }, today: 'x' } });
  const names: string[] = [];
  const modify = (value: unknown, { storeFieldName }: { storeFieldName: string }) => {
    names.push(storeFieldName);
    return value;
  };
  cache.modify({ fields: { hotels: modify, today: modify } });
  expect([CHANGED, ...storeNamesOf(cache, query, variables)]).toEqual([CHANGED, ...names]);
});

test('a name has the field and its arguments', () => {
  const [hotels = '', today = ''] = storeNamesOf(makeCache(), query, variables);
  expect([CHANGED, fieldOf(hotels), argumentsOf(hotels)]).toEqual([
    CHANGED,
    'hotels',
    { filter: { city: 'Oslo' }, limit: 20 },
  ]);
  expect([CHANGED, fieldOf(today)]).toEqual([CHANGED, 'today']);
});
