import { get, type GreedyCase } from './greedyCase';

const SMALL = ['allcityrefs', 'allhoteltyperefs', 'countByCity', 'countByType'];

/** Each list of /api/v1 that needs no session, with `?x=` and bounds that no caller has used before. */
export const listCases: GreedyCase[] = [
  get('/api/v1: all hotels', (number) => `/api/v1/hotels?sort=-ratingsAverage,name&x=${number}`),
  get(
    '/api/v1: all hotels, by pages',
    (number) => `/api/v1/hotels?page=${1 + (number % 3)}&limit=1000&x=${number}`,
  ),
  get('/api/v1: hotels of a city', (number) => `/api/v1/hotels?city=Lisbon&x=${number}`),
  get('/api/v1: hotels by price', (number) => `/api/v1/hotels/price?min=1&max=${900 + number / 100}`),
  get('/api/v1: all rooms', (number) => `/api/v1/hotels/allrooms?x=${number}`),
  get('/api/v1: all reviews', (number) => `/api/v1/reviews?x=${number}`),
  get(
    '/api/v1: cities and hotel types',
    (number) => `/api/v1/hotels/${SMALL[number % SMALL.length]}?x=${number}`,
  ),
  {
    name: '/api/v1: the rooms of 100 numbers',
    open: (caller) => () => {
      const selectedRooms = caller.facts.hotels.map(({ roomNumberId }) => roomNumberId);
      return caller.ask('/api/v1/hotels/roomdetails', { body: JSON.stringify({ selectedRooms }) });
    },
  },
  {
    name: '/api/v1: all rooms, thirty at once',
    connections: 30,
    open: (caller) => (number) => caller.ask(`/api/v1/hotels/allrooms?x=${number}`),
  },
];
