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
  /** Holds that may expire unpaid within a day; later ones last shortHoldSeconds. */
  holdsRunOut: 3,
  shortHoldSeconds: 300,
  /** Records of an import that can be undone. */
  importUndone: 2000,
  /** Largest page of any list. */
  pageSize: 100,
  /** Rows of a list that are skipped at most: what is skipped is read from its index all the same. */
  offset: 100_000,
  /** Characters of a name (user, city, type, hotel, room type). */
  name: 120,
  /** Devices on which one user may be signed in at once. */
  sessions: 50,
  /** API keys of one user, and characters of their names. */
  apiKeys: 10,
  /** Hotels that an API key or a webhook names. */
  hotelsOfKey: 50,
  /** Hours for which the previous secret of an API key works, at most. */
  overlapHours: 168,
  apiKeyName: 60,
  /** Passkeys and app passwords of one user, and characters of their names. */
  passkeys: 20,
  appPasswords: 10,
  factorName: 60,
  webhooks: 10,
  /** Events of one page of the event log, hotels that it is read for, and days for which it keeps events. */
  eventPage: 500,
  eventHotels: 500,
  eventDays: 30,
  /** Events that a subscription to the log catches up with at most. */
  eventsBehind: 5000,
  /** Members of the team of one hotel, and its open invitations. */
  teamMembers: 200,
  teamInvitations: 50,
  /** Cents that staff refund or waive at once without a new proof that it is them. */
  refundWithoutProofCents: 50_000,
  /** Hotels that one user, or one device without a user, saves. */
  savedHotels: 100,
  /** Hotels and rooms that one user watches for a lower price or free nights. */
  watches: 50,
  webhookUrl: 500,
  /** Characters of an email address (RFC 5321). */
  email: 254,
  /** Characters of a short text (description, address, search text). */
  shortText: 1000,
  /** Characters of a long text (detailed description). */
  longText: 10000,
  /** Characters of a hotel's house rules in its own words. */
  houseRules: 1000,
  /** Characters of a review, and of the hotel's reply. */
  review: 4000,
  /** Characters that a person adds to the report of a review. */
  reportText: 500,
  /** Past stays that are offered to be reviewed. */
  reviewableStays: 24,
  /** Highest price of a night, in cents. */
  priceCents: 10_000_000,
  /** Lowest and highest payment that the card provider takes, in cents. */
  lowestPaymentCents: 50,
  highestPaymentCents: 99_999_999,
  /** Sum of all payments of one booking, however often it is changed, in cents: the highest Int of GraphQL. */
  highestPaidCents: 2_147_483_647,
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
  /** Floors of a room number, the ground floor being 0; and characters of its view and of its beds. */
  lowestFloor: -9,
  highestFloor: 200,
  roomDetail: 60,
  /** Room numbers whose nights are blocked at once, and characters of the reason. */
  roomNumbersBlocked: 100,
  blockReason: 200,
  /**
   * Calendars of other sites that a room number and a hotel are connected with, characters of a name and of an address, bytes
   * and coming events of a file.
   */
  calendarsOfRoom: 10,
  calendarsOfHotel: 300,
  calendarName: 60,
  calendarUrl: 2000,
  calendarBytes: 1_000_000,
  calendarEvents: 2000,
  /** Characters of a repair's description, of a place, of what was lost, and of a note on it. */
  repairText: 1000,
  place: 60,
  lostThing: 120,
  lostNote: 500,
  /** A telephone number as people write it. */
  phone: 30,
  /** Characters of the reason that staff give for a refund, or for cancelling a booking. */
  cancellationReason: 500,
  /** Characters of what guests ask the hotel for in their own words. */
  requestNote: 500,
  /** Characters of the name of a company that pays on account, and of its own reference. */
  company: 60,
  companyReference: 40,
  /** Characters of a note on a cash count or a closed day. */
  dayNote: 500,
  /** Characters of a buyer's address and tax number, and invoices and credit notes of one booking. */
  invoiceAddress: 300,
  taxNumber: 40,
  invoicesPerBooking: 30,
  /** People who work for one hotel. */
  staff: 100,
  /** Different date ranges of nights that one request may ask for. */
  windowsPerRequest: 4,
  /** Nights of one price calendar. */
  calendarNights: 92,
  /** The most days by which the dates of a search move. */
  flexibleDays: 7,
  /** Nights of a stay whose dates may move. */
  flexibleNights: 31,
  /** Rates of one room type, by season and weekday. */
  ratesPerRoomType: 200,
  /** Room types whose rates are painted at once. */
  roomTypesPainted: 20,
  /** Taxes and fees of one city, and characters of their names. */
  chargesPerCity: 10,
  chargeTitle: 60,
  /** Highest tax or fee: in hundredths of a percent, and in cents a night or a stay. */
  chargeHundredths: 10_000,
  chargeCents: 100_000,
  /** Extras on the price list of one hotel, characters of their names and descriptions, and their highest price in cents. */
  extrasPerHotel: 40,
  extraTitle: 60,
  extraDescription: 200,
  extraCents: 1_000_000,
  /** Extras sold on one booking, persons or pieces of one, characters of a note on it, and days after departure until which it is sold. */
  extrasPerBooking: 200,
  extraQuantity: 99,
  extraNote: 200,
  extraDays: 14,
  /** Characters of a quote's version. */
  quoteVersion: 60_000,
  /** Characters of a chat message or a message to the operator, and messages of one page of a chat. */
  message: 4000,
  messagesAtOnce: 100,
  /** Characters that describe the picture of a message. */
  photoAlt: 300,
  /** Payment links of one booking that work at once, and the most days for which one works. */
  paymentLinks: 10,
  paymentLinkDays: 14,
  /** Payment pages that the guest of a booking, and that all its links together, open within a day. */
  paymentPagesPerDay: 20,
  /** Letters that people have to type to find others by name, and people whom they find at once. */
  searchLetters: 2,
  peopleFound: 20,
  /** People in one group chat, and people that are added at once. */
  chatMembers: 250,
  membersAtOnce: 50,
  /** Saved views of one list, and characters of what one says. */
  viewsPerList: 50,
  viewAddress: 2000,
  /** Largest file of hotels that is imported, in megabytes of 1,000,000 bytes, and rows in it. */
  importMegabytes: 30,
  importRows: 100_000,
  /** Hotels, room types and places that a preview lists with what changes, and rows that it says were refused. */
  importListed: 200,
  /** People who are listed as online. */
  onlineUsers: 200,
} as const;

/** Price band of the search panel, in dollars a night (specification, section 9). */
export const PRICE_BAND = { min: 0, max: 1000 } as const;
