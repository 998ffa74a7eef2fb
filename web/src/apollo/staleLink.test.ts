import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { asapScheduler, filter, firstValueFrom, from, scheduled } from 'rxjs';
import { makeCache } from './cache';
import { staleLink } from './staleLink';

const facets = gql`
  query Facets {
    hotelFacets {
      total
    }
  }
`;
const rooms = gql`
  query Rooms($limit: Int) {
    roomTypes(limit: $limit) {
      items {
        id
        priceCents
      }
    }
  }
`;
const hotels = gql`
  query Hotels {
    hotels {
      items {
        id
      }
    }
  }
`;
const hotelRooms = gql`
  query HotelRooms {
    hotel(id: "hotel1") {
      id
      roomTypes {
        id
        priceCents
      }
    }
  }
`;
const mutation = (name: string) => gql`mutation Change { ${name} { ... on RoomType { id priceCents } } }`;

/** A client with a server that counts its questions; a room costs $100 until it is changed. */
function setUp() {
  const asked: string[] = [];
  let cents = 10_000;
  const room = () => ({ __typename: 'RoomType', id: 'room1', priceCents: cents });
  const refused = { __typename: 'Outdated' };
  let answer: { __typename: string } | undefined;
  const data = (name: string, field: string) => {
    switch (name) {
      case 'Facets':
        return { hotelFacets: { __typename: 'HotelFacets', total: 1 } };
      case 'Rooms':
        return { roomTypes: { __typename: 'RoomTypeList', items: [room()] } };
      case 'Hotels':
        return { hotels: { __typename: 'HotelList', items: [{ __typename: 'Hotel', id: 'hotel1' }] } };
      case 'HotelRooms':
        return { hotel: { __typename: 'Hotel', id: 'hotel1', roomTypes: [room()] } };
      default:
        return { [field]: answer };
    }
  };
  const server = new ApolloLink(({ operationName, query }) => {
    asked.push(operationName!);
    const field = /\b(update|delete|create)\w+/.exec(query.loc?.source.body ?? '')?.[0] ?? '';
    return scheduled([{ data: data(operationName!, field) }], asapScheduler);
  });
  const client = new ApolloClient({ cache: makeCache(), link: ApolloLink.from([staleLink(), server]) });
  const change = async (name: string, isRefused = false) => {
    cents = 12_950;
    answer = isRefused ? refused : name.startsWith('delete') ? { __typename: 'Deleted' } : room();
    await client.mutate({ mutation: mutation(name) });
  };
  const isCached = (query: typeof facets, variables = {}) => client.readQuery({ query, variables }) !== null;
  return { client, asked, change, isCached };
}

test('deleting a hotel drops the lists and the counts of the filters', async () => {
  const { client, change, isCached } = setUp();
  for (const query of [facets, hotels, rooms]) await client.query({ query });
  await change('deleteHotel');
  expect([facets, hotels, rooms].map((query) => isCached(query))).toEqual([false, false, false]);
});

test('a refusal drops nothing', async () => {
  const { client, change, isCached } = setUp();
  for (const query of [facets, hotels]) await client.query({ query });
  await change('updateHotel', true);
  expect([facets, hotels].map((query) => isCached(query))).toEqual([true, true]);
});

test('a new price changes the list on the screen in place, and drops the others', async () => {
  const { client, asked, change, isCached } = setUp();
  const shown = client.watchQuery({ query: rooms, variables: { limit: 50 } });
  const results: unknown[] = [];
  const watching = shown.subscribe(({ data }) => results.push(data));
  await firstValueFrom(from(shown).pipe(filter(({ data }) => data !== undefined)));
  for (const query of [hotels, facets, hotelRooms]) await client.query({ query });
  await client.query({ query: rooms, variables: { limit: 20 } });
  const before = asked.length;
  await change('updateRoomType');
  expect(asked.slice(before)).toEqual(['Change']);
  expect(results.at(-1)).toMatchObject({ roomTypes: { items: [{ priceCents: 12_950 }] } });
  expect(isCached(rooms, { limit: 50 })).toBe(true);
  for (const query of [hotels, facets, hotelRooms]) expect(isCached(query)).toBe(false);
  expect(isCached(rooms, { limit: 20 })).toBe(false);
  watching.unsubscribe();
});

test('a list on the screen that loses a row is asked for again before the mutation is done', async () => {
  const { client, asked, change } = setUp();
  const shown = client.watchQuery({ query: rooms });
  const watching = shown.subscribe(() => undefined);
  await firstValueFrom(from(shown).pipe(filter(({ data }) => data !== undefined)));
  await change('deleteRoomType');
  expect(asked).toEqual(['Rooms', 'Change', 'Rooms']);
  watching.unsubscribe();
});
