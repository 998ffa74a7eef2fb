/** The limits that the server enforces and the screens show, each in the unit it names. */
export const LIMITS = {
  /** Longest stay, in nights. */
  stayNights: 365,
  /** How far ahead a stay may end, in years from today at the hotel. */
  yearsAhead: 5,
  /** Room numbers in one checkout. */
  roomNumbersPerCheckout: 20,
  /** Unpaid bookings that one user may have at once. */
  openHolds: 5,
  /** Holds that may run out unpaid within a day; then the next ones last so many seconds. */
  holdsRunOut: 3,
  shortHoldSeconds: 300,
  /** Largest page of any list. */
  pageSize: 100,
  /** Characters of a name (user, city, type, hotel, room type). */
  name: 120,
  /** Devices on which one user may be signed in at once. */
  sessions: 50,
  /** Characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Characters of a short text (description, address, search text). */
  shortText: 1000,
  /** Characters of a long text (detailed description). */
  longText: 10000,
  /** Characters of a review, and of the hotel's reply. */
  review: 4000,
  /** Highest price of a night, in cents. */
  priceCents: 10_000_000,
  /** Lowest and highest payment that the card provider takes, in cents. */
  lowestPaymentCents: 50,
  highestPaymentCents: 99_999_999,
  /** People in one room. */
  people: 20,
  /** Amenities of one hotel or room type, and characters of each. */
  amenities: 50,
  amenity: 100,
  /** Room numbers added or removed in one change, and the highest room number. */
  roomNumbersAtOnce: 500,
  /** Room numbers of one type that are listed at once. */
  roomNumbersListed: 1000,
  highestRoomNumber: 99_999_999,
  /** People who work for one hotel. */
  staff: 100,
  /** Different date ranges of nights that one request may ask for. */
  windowsPerRequest: 4,
  /** Nights of one price calendar. */
  calendarNights: 92,
  /** Rates of one room type, by season and weekday. */
  ratesPerRoomType: 60,
  /** Taxes and fees of one city, and characters of their names. */
  chargesPerCity: 10,
  chargeTitle: 60,
  /** Highest tax or fee: in hundredths of a percent, and in cents a night or a stay. */
  chargeHundredths: 10_000,
  chargeCents: 100_000,
  /** Characters of a quote's version. */
  quoteVersion: 60_000,
} as const;

/** Price band of the search panel, in dollars a night (specification, section 9). */
export const PRICE_BAND = { min: 0, max: 1000 } as const;
