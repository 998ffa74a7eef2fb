import { hotelIdIn, hotelPath } from '../../../schema/hotelAddress';
import { fill, text, translated } from '../../../schema/fill';
import {
  currentLanguage,
  LANGUAGE_TAGS,
  languagePrefix,
  splitLanguage,
  type Language,
} from '../../../schema/language';
import { LIMITS } from '../../../schema/limits';
import {
  HOTEL_PAGE,
  OTHER_PAGES,
  OTHER_TITLES,
  PUBLIC_PAGES,
  ROOM_PAGE,
  STAFF_PAGES,
} from '../../../schema/pages';
import { pictureAddress } from '../../../schema/pictures';
import { wasHotelDeleted } from '../access/audit/auditList.service';
import { config } from '../core/config';
import { inLanguage } from '../core/readerLanguage';
import { repo } from '../database/transaction';
import { findCityByName } from '../hotels/cities/city.service';
import { nameIn } from '../hotels/placeNames/placeNames';
import { findHotelWithCity } from '../hotels/hotel.service';
import { readHotelTexts } from '../hotels/texts/hotelTexts.service';
import { RoomType } from '../rooms/roomType.entity';
import { readRoomTypeTexts } from '../rooms/texts/roomTypeTexts.service';
import { breadcrumbJsonLd, hotelJsonLd, roomJsonLd } from './jsonLd';
import type { PageHead } from './pageHead';
import { previewOf } from './previewAddress';

const DESCRIPTION = PUBLIC_PAGES['/']!.description;
/** Characters of a description that search engines show. */
const SHOWN = 160;

/**
 * The head of the page at an address, in the language of the address; a 404 head if no page, no hotel that is open for booking
 * and none of its room types is there.
 */
export function headOf(requested: string): Promise<PageHead> {
  const [path = '', query] = requested.split('?');
  const own = splitLanguage(path);
  return inLanguage(own.language, () => headInLanguage(own.path.replace(/\/+$/, '') || '/', query));
}

/** The same for an address without its language. */
async function headInLanguage(address: string, query: string | undefined): Promise<PageHead> {
  const texts = PUBLIC_PAGES[address];
  if (texts)
    return {
      title: translated(texts.title),
      description: translated(texts.description),
      status: 200,
      ...addressesOf(address),
      image: imageOf({ photos: [] }),
      isListed: true,
    };
  if (isOther(address)) {
    const head = headWithoutDetails(address, 200);
    const city = RESULT_PAGES.includes(address) ? new URLSearchParams(query).get('city') : null;
    return city ? { ...head, title: await titleOfResults(city, head.title) } : head;
  }
  const [, hotel] = ofHotel.exec(address) ?? [];
  const hotelId = hotel && hotelIdIn(hotel);
  const [, roomId] = ofRoom.exec(address) ?? [];
  const found = hotelId ? await hotelHead(hotelId) : roomId ? await roomHead(roomId) : undefined;
  if (found) return found;
  return headWithoutDetails(address, hotelId && (await wasHotelDeleted(hotelId)) ? 410 : 404);
}

/** Whether the page of a path is the same for everybody, so that its address says its language. */
export function isForAll(requested: string): boolean {
  const path = splitLanguage(requested).path.replace(/\/+$/, '') || '/';
  return Boolean(PUBLIC_PAGES[path]) || RESULT_PAGES.includes(path) || isHotelPage(path) || ofRoom.test(path);
}

/** The pages with the results of a search. */
const RESULT_PAGES: readonly string[] = ['/searchhotelsresults', '/hotelslist'];

/** What a head depends on: the path and, of results, the city. */
export function headAddress(requested: string): string {
  const [path = '', query] = requested.split('?');
  const isResults = RESULT_PAGES.includes(splitLanguage(path).path);
  const city = isResults ? new URLSearchParams(query).get('city') : null;
  return city && city.length <= LIMITS.name ? `${path}?city=${encodeURIComponent(city)}` : path;
}

/** The title of the results for a city, which only a known city is named in. */
async function titleOfResults(name: string, otherwise: string): Promise<string> {
  const city = await findCityByName(name);
  return city ? fill('Hotels in {city}', { city: nameIn(city, currentLanguage()) }) : otherwise;
}

/** The head of a page without details, also used if loading them takes too long. */
export function defaultHead(requested: string, status: PageHead['status']): PageHead {
  const { language, path } = splitLanguage(requested);
  return inLanguage(language, () => headWithoutDetails(path, status));
}

const headWithoutDetails = (path: string, status: PageHead['status']): PageHead => ({
  status,
  title: translated(status === 200 ? (OTHER_TITLES[path] ?? 'Staybook') : text('Page not found')),
  description: translated(DESCRIPTION),
  ...addressesOf(path),
  isListed: false,
});

/** The absolute address of a page in the language of the reader, and in every language. */
export const addressesOf = (path: string): Pick<PageHead, 'url' | 'inLanguages'> => ({
  url: pageUrl(currentLanguage(), path),
  inLanguages: LANGUAGE_TAGS.map((language) => ({ language, url: pageUrl(language, path) })),
});

const pageUrl = (language: Language, path: string): string =>
  config.publicUrl + languagePrefix(language) + (language !== 'en' && path === '/' ? '' : path);

async function hotelHead(id: string): Promise<PageHead | undefined> {
  const found = await findHotelWithCity(id);
  if (!found?.hotel.openForBooking) return undefined;
  const { hotel, city } = found;
  const description = (await readHotelTexts(currentLanguage(), hotel)).description.text;
  const place = nameIn(city, currentLanguage());
  const addresses = addressesOf(hotelPath({ ...hotel, city }));
  const { url } = addresses;
  const images = hotel.photos.map(whole);
  const hotels = addressesOf('/hotels').url;
  const steps = [
    { name: translated(text('Hotels')), url: hotels },
    { name: place, url: `${hotels}?city=${encodeURIComponent(city.name)}` },
    { name: hotel.name, url },
  ];
  return {
    status: 200,
    isListed: true,
    ...addresses,
    image: imageOf(hotel),
    title: `${hotel.name}, ${place}`,
    description: shorten(description),
    jsonLd: [hotelJsonLd({ ...hotel, description }, city, url, images), breadcrumbJsonLd(steps)],
  };
}

async function roomHead(id: string): Promise<PageHead | undefined> {
  const room = await repo(RoomType).findOneBy({ id });
  const found = room && (await findHotelWithCity(room.hotelId));
  if (!room || !found?.hotel.openForBooking) return undefined;
  const { hotel, city } = found;
  const texts = await readRoomTypeTexts(currentLanguage(), room, hotel.language);
  const [title, description] = [texts.title.text, texts.description.text];
  const addresses = addressesOf(`/rooms/${room.id}`);
  const { url } = addresses;
  const images = room.photos.map(whole);
  const steps = [
    { name: translated(text('Hotels')), url: addressesOf('/hotels').url },
    { name: hotel.name, url: addressesOf(hotelPath({ ...hotel, city })).url },
    { name: title, url },
  ];
  return {
    status: 200,
    isListed: true,
    ...addresses,
    image: imageOf(room),
    title: `${title}, ${hotel.name}, ${nameIn(city, currentLanguage())}`,
    description: shorten(description),
    jsonLd: [roomJsonLd({ ...room, title, description }, hotel, url, images), breadcrumbJsonLd(steps)],
  };
}

export const isHotelPage = (path: string): boolean => ofHotel.test(splitLanguage(path).path);

/**
 * The canonical path of a page requested by another one, as of a hotel by its id; undefined if the path is
 * canonical.
 */
export function canonicalPath(path: string, { status, url, isListed }: PageHead): string | undefined {
  const isThere = status !== 200 || !isListed || url === config.publicUrl + path;
  return isThere ? undefined : new URL(url).pathname;
}

/** Each name in a pattern matches a reference. */
const pattern = (address: string): RegExp => new RegExp(`^${address.replace(/:\w+/g, '([^/]+)')}$`);
const ofHotel = pattern(HOTEL_PAGE);
const ofRoom = pattern(ROOM_PAGE);
const exact = new Set([...OTHER_PAGES, ...STAFF_PAGES].filter((address) => !address.includes(':')));
const others = OTHER_PAGES.filter((address) => address.includes(':')).map(pattern);
const isOther = (address: string): boolean => exact.has(address) || others.some((each) => each.test(address));

/** The first photo, or Staybook's picture without one. */
const imageOf = ({ photos: [first = pictureAddress('share')] }: { photos: string[] }): string =>
  whole(previewOf(first));

/** An own address with its scheme and host; an address of another site unchanged. */
const whole = (address: string): string => (address.startsWith('/') ? config.publicUrl + address : address);

const shorten = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1).replace(/\s+\S*$/, '')}…`;
