import { gql, InMemoryCache } from '@apollo/client';
import { ROW, rowFragment } from './rowFragment';

const paged = gql`
  query Bookings {
    bookings {
      total
      items {
        ...Line
      }
    }
  }
  fragment Line on Booking {
    id
    status
  }
`;
const whole = gql`
  query Cities {
    cities {
      id
      name
    }
  }
`;

test('a row of a list is read from the cache, even after the list is evicted', () => {
  const cache = new InMemoryCache();
  const items = [{ __typename: 'Booking', id: 'a', status: 'HELD' }];
  cache.writeQuery({ query: paged, data: { bookings: { __typename: 'Bookings', total: 1, items } } });
  cache.writeQuery({ query: whole, data: { cities: [{ __typename: 'City', id: 'b', name: 'Lisbon' }] } });
  cache.evict({ fieldName: 'bookings' });
  const read = (document: typeof paged, type: string, id: string) =>
    cache.readFragment({ id: `${type}:${id}`, fragment: rowFragment(document, type), fragmentName: ROW });
  expect(read(paged, 'Booking', 'a')).toMatchObject({ status: 'HELD' });
  expect(read(whole, 'City', 'b')).toMatchObject({ name: 'Lisbon' });
  cache.evict({ id: 'City:b' });
  expect(read(whole, 'City', 'b')).toBeNull();
});
