import { LRUCache } from 'lru-cache';
import { hotelPath } from '../../../schema/hotelAddress';
import { PUBLIC_PAGES } from '../../../schema/pages';
import { config } from '../core/config';
import { html, Html } from '../core/html';
import { repo } from '../database/transaction';
import { City } from '../hotels/cities/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { LISTED } from '../hotels/visibleHotel';
import { perApp } from '../core/appState';
import { addressesOf } from './pageHead.service';

/** Pages per part, each with an address in every language; the protocol of https://www.sitemaps.org allows 50,000 addresses. */
const PART = 2000;
/** Milliseconds for which a new hotel may be missing. */
const FRESH_MS = 600_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const OTHER_LANGUAGES = 'http://www.w3.org/1999/xhtml';
const HEAD = new Html('<?xml version="1.0" encoding="UTF-8"?>\n');

const stored = perApp(
  () =>
    new LRUCache<'hotels', string[]>({
      max: 1,
      ttl: FRESH_MS,
      fetchMethod: async () => {
        const rows = await repo(Hotel)
          .createQueryBuilder('hotel')
          .innerJoin(City, 'city', 'city.id = hotel.cityId')
          .select(['hotel.id AS id', 'hotel.name AS name', 'city.name AS city'])
          .where(LISTED)
          .orderBy('hotel.id')
          .getRawMany<{ id: string; name: string; city: string }>();
        return rows.map(({ id, name, city }) => hotelPath({ id, name, city: { name: city } }));
      },
    }),
);
const hotelPaths = async (): Promise<string[]> => (await stored().fetch('hotels')) ?? [];

/** The sitemap index. Its first part lists the static pages, the others list hotels. */
export async function sitemapIndex(): Promise<string> {
  const parts = 1 + Math.ceil((await hotelPaths()).length / PART);
  const entries = Array.from(
    { length: parts },
    (_, part) => html`<sitemap><loc>${config.publicUrl}/sitemap-${part}.xml</loc></sitemap>`,
  );
  return html`${HEAD}<sitemapindex xmlns="${NAMESPACE}">${entries}</sitemapindex>`.text;
}

/** A part of the sitemap; undefined if it does not exist. */
export async function sitemapPart(part: number): Promise<string | undefined> {
  const hotels = part > 0 ? (await hotelPaths()).slice((part - 1) * PART, part * PART) : [];
  const addresses = part === 0 ? Object.keys(PUBLIC_PAGES) : hotels;
  if (!addresses.length) return undefined;
  const entries = addresses.flatMap((address) => {
    const pages = addressesOf(address).inLanguages;
    const links = pages.map(
      ({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url}" />`,
    );
    return pages.map(({ url }) => html`<url><loc>${url}</loc>${links}</url>`);
  });
  return html`${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${OTHER_LANGUAGES}">${entries}</urlset>`.text;
}

/** The paths that robots are asked not to crawl: those for programs and those of a single person. */
export const robots = (): string =>
  ['/api/', '/graphql', '/socket.io/', '/dev/']
    .map((address) => `Disallow: ${address}`)
    .reduce((text, line) => `${text}${line}\n`, 'User-agent: *\n')
    .concat(`\nSitemap: ${config.publicUrl}/sitemap.xml\n`);
