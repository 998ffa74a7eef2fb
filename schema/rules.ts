/**
 * What the api and the web must agree on: role codes, patterns, limits, messages, and the arithmetic of
 * nights and prices. Pure, without imports; the server decides by it and the screens show by it.
 *
 * A night is a calendar date `YYYY-MM-DD` at the hotel, never an instant: ranges are [checkIn, checkOut).
 * Money is integer cents of US dollars.
 */

/** Role codes of the specification, section 6. */
export const ROLE_CODES = { CUSTOMER: 2010, INTERMEDIATE: 2020, ADMIN: 2030 } as const;
export type RoleName = keyof typeof ROLE_CODES;

export const LIMITS = {
  /** Longest stay, in nights. */
  stayNights: 365,
  /** How far ahead a stay may end, in years from today at the hotel. */
  yearsAhead: 5,
  /** Room numbers in one checkout. */
  roomNumbersPerCheckout: 20,
  /** Bookings that one person may hold unpaid at once. */
  openHolds: 5,
  /** Largest page of any list. */
  pageSize: 100,
  /** Characters of a name (user, city, type, hotel, room type). */
  name: 120,
  /** Characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Characters of a short text (description, address, search text). */
  shortText: 1000,
  /** Characters of a long text (detailed description). */
  longText: 10000,
  /** Characters of a review, and of the property's answer. */
  review: 4000,
  /** Highest price of a night, in cents. */
  priceCents: 10_000_000,
  /** What the card provider takes at once, in cents. */
  lowestPaymentCents: 50,
  highestPaymentCents: 99_999_999,
  /** People in one room. */
  people: 20,
  /** What one house or room type can list of itself, and characters of each. */
  amenities: 50,
  amenity: 100,
  /** Room numbers added or removed at once, and the highest number on a door. */
  roomNumbersAtOnce: 500,
  highestRoomNumber: 99_999_999,
  /** People who work for one hotel. */
  staff: 100,
  /** Different date windows of nights that one request may ask for. */
  windowsPerRequest: 4,
  /** Nights of one price calendar. */
  calendarNights: 92,
  /** Rates of one room type, by season and weekday. */
  ratesPerRoomType: 60,
  /** Taxes and fees of one city, and characters of their names. */
  chargesPerCity: 10,
  chargeTitle: 60,
  /** The highest of each: hundredths of a percent, and cents a night or a stay. */
  chargeHundredths: 10_000,
  chargeCents: 100_000,
  /** Characters of a quote's version. */
  quoteVersion: 60_000,
} as const;

/** Price band of the search panel, in dollars a night (specification, section 9). */
export const PRICE_BAND = { min: 0, max: 1000 } as const;

/** Begins with a letter, then letters, digits, hyphen or underscore; 6 to 20 in total. */
export const USERNAME_PATTERN = /^[A-Za-z][A-Za-z0-9_-]{5,19}$/;

/** 8 to 24 characters, at least one lowercase, one uppercase, one digit and one of ! @ # $ %. */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%]).{8,24}$/;

const NIGHT_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAY = 86_400_000;

const dayNumber = (night: string): number => Date.parse(`${night}T00:00:00Z`) / DAY;
const nightOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Whether the text is a calendar date that exists, written `YYYY-MM-DD`, between 1970 and 9999. */
export function isNight(text: string): boolean {
  if (!NIGHT_PATTERN.test(text) || text < '1970-01-01') return false;
  const day = dayNumber(text);
  return Number.isInteger(day) && nightOfDay(day) === text;
}

/** The night `count` calendar days after (or, negative, before) the given one. */
export const addNights = (night: string, count: number): string => nightOfDay(dayNumber(night) + count);

/** The number of nights in [from, to); negative when `to` is before `from`. */
export const countNights = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Every night of [from, to), in order; empty when `to` is not after `from`. */
export function listNights(from: string, to: string): string[] {
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, countNights(from, to)) }, (_, index) => nightOfDay(first + index));
}

/** One for each time zone: making it takes longer than reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** Today's date where the clock of `timeZone` (an IANA name) is read; UTC when the zone is unknown. */
export function todayIn(timeZone: string, now: Date): string {
  try {
    return clockOf(timeZone).format(now);
  } catch {
    return clockOf('UTC').format(now);
  }
}

export interface StayDates {
  checkIn: string;
  checkOut: string;
}

/** Check-in and check-out on the same day mean one night (specification, section 4). */
export const normaliseStay = ({ checkIn, checkOut }: StayDates): StayDates => ({
  checkIn,
  checkOut: checkIn === checkOut ? addNights(checkIn, 1) : checkOut,
});

/** What is wrong with a stay, in words for the person who chose it, or undefined when nothing is. `today` is the hotel's. */
export function stayProblem({ checkIn, checkOut }: StayDates, today: string): string | undefined {
  if (!isNight(checkIn) || !isNight(checkOut)) return 'Choose a check-in and a check-out date.';
  if (checkOut < checkIn) return 'Check-out is before check-in. Choose a later check-out date.';
  if (checkIn < today) return 'Check-in is in the past. Choose today or a later date.';
  if (countNights(checkIn, checkOut) > LIMITS.stayNights)
    return `A stay is at most ${LIMITS.stayNights} nights. Choose an earlier check-out date.`;
  const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)];
  if (checkOut > `${year + LIMITS.yearsAhead}${rest}`)
    return `Stays can be booked up to ${LIMITS.yearsAhead} years ahead. Choose earlier dates.`;
  return undefined;
}

/** A new check-in later than check-out moves check-out to the same date (specification, section 4). */
export const withCheckIn = (stay: StayDates, checkIn: string): StayDates => ({
  checkIn,
  checkOut: checkIn > stay.checkOut ? checkIn : stay.checkOut,
});

/** A new check-out earlier than check-in becomes check-in (specification, section 4). */
export const withCheckOut = (stay: StayDates, checkOut: string): StayDates => ({
  checkIn: stay.checkIn,
  checkOut: checkOut < stay.checkIn ? stay.checkIn : checkOut,
});

/** The price of a stay in one room number: one line a night, in cents. */
export const priceNights = (priceCents: number, stay: StayDates): { night: string; cents: number }[] =>
  listNights(stay.checkIn, stay.checkOut).map((night) => ({ night, cents: priceCents }));

/** The sum of lines in cents. */
export const sumCents = (lines: { cents: number }[]): number =>
  lines.reduce((total, line) => total + line.cents, 0);

/** Hints beside the fields, as the specification words them (section 5). */
export const HINTS = {
  username:
    '6 to 20 characters. Begins with a letter; letters, numbers, hyphens and underscores are allowed.',
  /** As the specification words it on the update screen; 6 to 20 are enforced there too. */
  newUsername:
    '5 to 20 characters. Begins with a letter; letters, numbers, hyphens and underscores are allowed.',
  password:
    'Password must contain 8 - 24 characters, a lowercase letter, an uppercase letter, a number, one of these special characters % ! @ # $',
  passwordMatch: 'Passwords must match.',
} as const;

const EMAIL_PATTERN = /^[^\s\p{C}@"(),:;<>[\]\\]+@[^\s\p{C}@"(),:;<>[\]\\]+\.[^\s\p{C}@"(),:;<>[\]\\.]{2,}$/u;

/** Whether nothing of a text is to be seen: blanks, control and format signs, accents on nothing. */
export const isBlank = (text: string): boolean =>
  !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/\p{DI}/gu, ''));

/** What is wrong with the name of a time zone, or undefined. */
export function timeZoneProblem(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return undefined;
  } catch {
    return 'Enter a time zone by its IANA name, such as Europe/Lisbon.';
  }
}

/** Stars that a review gives. */
export const RATING = { lowest: 1, highest: 5 } as const;

/** The average of so many ratings, to one decimal; null without any. */
export const averageRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;

/** What is wrong with a username, or undefined. */
export const usernameProblem = (username: string): string | undefined =>
  USERNAME_PATTERN.test(username) ? undefined : HINTS.username;

/** What is wrong with a password, or undefined. */
export const passwordProblem = (password: string): string | undefined =>
  PASSWORD_PATTERN.test(password) ? undefined : HINTS.password;

/** What is wrong with an e-mail address, or undefined; whether it exists only a mail can tell. */
export const emailProblem = (email: string): string | undefined =>
  // Some letters are longer in lower case, in which addresses are compared.
  email.toLowerCase().length <= LIMITS.email && EMAIL_PATTERN.test(email.trim())
    ? undefined
    : 'Enter an e-mail address such as name@example.com.';

/** The code of the verification mail: digits, minutes it is good for, tries it allows. */
export const EMAIL_CODE = { digits: 6, minutes: 10, tries: 5 } as const;

/** Largest file of an upload, in MB (specification, section 9). */
export const UPLOAD_MEGABYTES = 5;

/** What each purpose of an upload takes: its folder at the image host, endings, and how many at once (specification, section 5). */
export const UPLOADS = {
  PROFILE_PHOTO: { folder: 'profilephotos', types: ['.jpg', '.jpeg', '.png'], most: 1 },
  HOTEL_PHOTO: { folder: 'hotelphotos', types: ['.jpg'], most: 6 },
  ROOM_PHOTO: { folder: 'roomphotos', types: ['.jpg'], most: 6 },
  CITY_PHOTO: { folder: 'cityphotos', types: ['.jpg'], most: 1 },
  HOTEL_TYPE_PHOTO: { folder: 'hoteltypephotos', types: ['.jpg'], most: 1 },
  PROPERTY: { folder: 'miscphotos', types: ['.txt', '.jpg'], most: 20 },
} as const;
export type UploadPurposeName = keyof typeof UPLOADS;

/** Minutes for which a link to reset a password is good. */
export const RESET_MINUTES = 10;
