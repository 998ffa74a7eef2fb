import type { Caller } from '../caller';
import { nightsFrom } from '../facts';
import type { GreedyCase } from './greedyCase';

/** A host name that the server redirects to its own. */
export const publicHost = ({ url }: Caller): string => `localhost:${new URL(url).port}`;

/** A page in compressed form, as browsers request it. */
const page = (name: string, address: (number: number, caller: Caller) => string): GreedyCase => ({
  name: `pages: ${name}`,
  open: (caller) => (number) =>
    caller.ask(address(number, caller), {
      headers: { host: publicHost(caller), accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' },
    }),
});

/** Rendered pages; no address is requested twice. */
export const pageCases: GreedyCase[] = [
  page('home', (number) => `/?x=${number}`),
  page(
    'results',
    (number) =>
      `/searchhotelsresults?${new URLSearchParams({ city: 'Lisbon', guests: String(1 + (number % 4)), ...nightsFrom(number % 300), x: String(number) })}`,
  ),
  page('hotels by a text', (number) => `/hotels?text=a${number}`),
  page('hotels', (number, { facts }) => `${facts.hotels[number % facts.hotels.length]!.path}?x=${number}`),
  page('hotels that are not there', (number) => `/hotels/${String(number).padStart(24, 'f')}`),
  page('reviews', (number) => `/reviews?page=${number}`),
  page('sitemap', (number) => `/sitemap-1.xml?x=${number}`),
];
