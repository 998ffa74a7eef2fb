/** The query of a list, as a screen sends it. */
export interface Question {
  name: string;
  query: string;
  variables: Record<string, unknown>;
  /** The caller; an administrator unless it is set. */
  asker?: 'guest' | 'member';
}

const BOOKINGS = `query ($filter: BookingFilter, $sort: BookingSort, $after: ID, $offset: Int) {
  bookings(filter: $filter, sort: $sort, after: $after, offset: $offset, limit: 50) { total totalIsExact
    items { id hotelName status payment totalCents createdAt user { name email } stays { checkIn checkOut } } } }`;
const USERS = `query ($filter: UserFilter, $sort: UserSort, $offset: Int) {
  users(filter: $filter, sort: $sort, offset: $offset, limit: 50) { total totalIsExact
    items { id name username email role active createdAt } } }`;
const REVIEWS = `query ($filter: ReviewFilter, $sort: ReviewSort, $offset: Int) {
  reviews(filter: $filter, sort: $sort, offset: $offset, limit: 50) { total totalIsExact
    items { id rating text createdAt user { name } hotel { name } } } }`;
const ROOM_TYPES = `query ($filter: RoomTypeFilter, $sort: RoomTypeSort, $offset: Int) {
  roomTypes(filter: $filter, sort: $sort, offset: $offset, limit: 50) { total totalIsExact
    items { id title priceCents hotel { name } } } }`;
const CONTACT_MESSAGES = `query ($state: ContactState, $topic: ContactTopic, $after: ID) {
  contactMessages(state: $state, topic: $topic, after: $after, limit: 50) { total
    items { id topic state name sentAt sender { name } booking { id } closedBy { name } } } }`;
const HOTEL_GUESTS = `query ($hotelId: ID, $text: String, $sort: GuestSort, $after: ID) {
  hotelGuests(hotelId: $hotelId, text: $text, sort: $sort, after: $after, limit: 50) { total
    items { id bookedAt user { name email phone } hotel { name } figures { stays nights lastStay nextStay owedCents notes } } } }`;
const REPAIRS = `query ($hotelId: ID!, $state: RepairState) { repairs(hotelId: $hotelId, state: $state, limit: 50) { total
  items { id place text state reportedBy { name } doneBy { name } } } }`;
const LOST_ITEMS = `query ($hotelId: ID!, $state: LostItemState, $text: String) {
  lostItems(hotelId: $hotelId, state: $state, text: $text, limit: 50) { total
    items { id what place state foundBy { name } booking { id } } } }`;
const MY_BOOKINGS = `query ($status: BookingStatus, $group: BookingGroup) {
  myBookings(status: $status, group: $group, limit: 20) { total items { id hotelName status stays { checkIn checkOut } } } }`;

const DASHBOARD = `query ($hotelId: ID, $from: Night!, $to: Night!) { dashboard(hotelId: $hotelId, from: $from, to: $to) {
  today { arrivals departures } total { occupancy revenueCents } before { occupancy revenueCents }
  days { from occupancy revenueCents averageDailyRateCents revenuePerAvailableRoomCents bookings cancellations } } }`;

const id = (kind: string, number: number): string => `${kind}${number.toString(16).padStart(16, '0')}`;
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const moment = (ahead: number): string => `${day(ahead)}T00:00:00.000Z`;

const bookings = (name: string, filter?: object, variables: object = {}): Question => ({
  name: `bookings, ${name}`,
  query: BOOKINGS,
  variables: { ...variables, ...(filter ? { filter } : {}) },
});
const others = (
  list: string,
  query: string,
  questions: Record<string, Record<string, unknown>>,
): Question[] =>
  Object.entries(questions).map(([name, variables]) => ({ name: `${list}, ${name}`, query, variables }));

/** Every list, order, filter and search of staff, and the list of one's own bookings. */
export const QUESTIONS: readonly Question[] = [
  ...['CREATED', 'CHECK_IN', 'CHECK_OUT', 'GUEST', 'HOTEL', 'TOTAL'].flatMap((sort) =>
    ['ASC', 'DESC'].map((way) => bookings(`by ${sort}_${way}`, undefined, { sort: `${sort}_${way}` })),
  ),
  bookings('page 20', undefined, { offset: 950 }),
  bookings('after any row', undefined, { after: id('70000000', 500) }),
  bookings('confirmed, by guest', { status: 'CONFIRMED' }, { sort: 'GUEST_ASC' }),
  bookings('cancelled, by total', { status: 'CANCELLED' }, { sort: 'TOTAL_DESC' }),
  bookings('held, by check-in', { status: 'HELD' }, { sort: 'CHECK_IN_ASC' }),
  bookings('payment failed', { payment: 'FAILED' }),
  bookings('refund under way, by guest', { payment: 'REFUNDING' }, { sort: 'GUEST_ASC' }),
  bookings('unpaid', { unpaid: true }),
  bookings('of a hotel', { hotelId: id('52000000', 1) }),
  bookings('of a hotel, by check-in', { hotelId: id('52000000', 1) }, { sort: 'CHECK_IN_DESC' }),
  bookings('of a guest, by check-in', { userId: id('60000000', 1) }, { sort: 'CHECK_IN_DESC' }),
  bookings(
    'of a guest at a hotel',
    { userId: id('60000000', 1), hotelId: id('52000000', 1) },
    { sort: 'CHECK_IN_DESC' },
  ),
  bookings('of a city', { cityId: id('50000000', 1) }),
  bookings(
    'of a city, cancelled, by total',
    { cityId: id('50000000', 1), status: 'CANCELLED' },
    { sort: 'TOTAL_ASC' },
  ),
  bookings('arrivals today', { checkInFrom: day(0), checkInTo: day(0), status: 'CONFIRMED' }),
  bookings('departures today, by guest', { checkOutFrom: day(0), checkOutTo: day(0) }, { sort: 'GUEST_ASC' }),
  bookings(
    'arrivals of a week, by total',
    { checkInFrom: day(-7), checkInTo: day(-1) },
    { sort: 'TOTAL_DESC' },
  ),
  bookings('made last month', { createdFrom: moment(-31), createdTo: moment(-1) }),
  bookings(
    'made last month, by total',
    { createdFrom: moment(-31), createdTo: moment(-1) },
    { sort: 'TOTAL_DESC' },
  ),
  bookings('of $1,000 to $1,100', { totalFrom: 100_000, totalTo: 110_000 }),
  bookings('found by reference', { text: id('70000000', 700) }),
  bookings('found by first name', { text: 'greta ana' }),
  bookings('found by full name', { text: 'li berg' }),
  bookings('found by the beginning of a name', { text: 'hor' }),
  bookings('found by one letter', { text: 'a' }),
  bookings('found by email address', { text: 'ana.moreau0@mail.example' }),
  bookings('found by hotel', { text: 'harbour view 0' }),
  bookings('found by guest and hotel, confirmed', { text: 'moreau castle', status: 'CONFIRMED' }),
  bookings('found by full name, by total', { text: 'will zhang' }, { sort: 'TOTAL_DESC' }),
  bookings('found by nothing', { text: 'nobody has this' }),
  ...others('users', USERS, {
    'by username': {},
    'by name, backwards': { sort: 'NAME_DESC' },
    'by email address': { sort: 'EMAIL_ASC' },
    'newest first': { sort: 'CREATED_DESC' },
    'page 20': { offset: 950 },
    'intermediate, by name': { filter: { role: 'INTERMEDIATE' }, sort: 'NAME_ASC' },
    disabled: { filter: { active: false } },
    'not verified, by name': { filter: { verified: false }, sort: 'NAME_ASC' },
    'found by first name': { filter: { text: 'ana' } },
    'found by full name': { filter: { text: 'li berg' }, sort: 'CREATED_DESC' },
    'found by one letter': { filter: { text: 'a' } },
    'found by email address': { filter: { text: 'ana.moreau0@mail.example' } },
    'found by nothing': { filter: { text: 'nobody' } },
  }),
  ...others('reviews', REVIEWS, {
    newest: {},
    lowest: { sort: 'LOWEST' },
    'of three stars': { filter: { rating: 3 } },
    'of a hotel, of three stars, oldest first': {
      filter: { hotelId: id('52000000', 1), rating: 3 },
      sort: 'OLDEST',
    },
    'most helpful': { sort: 'HELPFUL' },
    'most helpful of a hotel': { filter: { hotelId: id('52000000', 1) }, sort: 'HELPFUL' },
    reported: { filter: { reported: true } },
    'with photos': { filter: { hasPhotos: true } },
    'written last month': { filter: { createdFrom: moment(-31), createdTo: moment(-1) } },
    'of a hotel, written last month': {
      filter: { hotelId: id('52000000', 1), createdFrom: moment(-31), createdTo: moment(-1) },
    },
    'with photos, of a hotel, most helpful': {
      filter: { hotelId: id('52000000', 1), hasPhotos: true },
      sort: 'HELPFUL',
    },
    'found by guest': { filter: { text: 'li berg' } },
    'found by hotel, highest': { filter: { text: 'harbour view' }, sort: 'HIGHEST' },
  }),
  ...others('room types', ROOM_TYPES, {
    'by hotel': {},
    'by title': { sort: 'TITLE_ASC' },
    'by price': { sort: 'PRICE_DESC' },
    'found by title and hotel': { filter: { text: 'double harbour' } },
  }),
  ...others('guests of hotels', HOTEL_GUESTS, {
    'who booked last': {},
    'by name': { sort: 'NAME_ASC' },
    'after any row': { after: id('70000000', 500) },
    'of a hotel': { hotelId: id('52000000', 1) },
    'of a hotel, by name': { hotelId: id('52000000', 1), sort: 'NAME_DESC' },
    'found by full name': { text: 'li berg' },
    'of a hotel, found by first name': { hotelId: id('52000000', 1), text: 'ana' },
    'of a hotel, found by one letter, by name': { hotelId: id('52000000', 1), text: 'a', sort: 'NAME_ASC' },
    'found by email address': { text: 'ana.moreau0@mail.example' },
  }),
  ...others('contact messages', CONTACT_MESSAGES, {
    newest: {},
    'after any row': { after: id('7b000000', 500) },
    open: { state: 'OPEN' },
    answered: { state: 'ANSWERED' },
    'about a topic': { topic: 'PAYMENT' },
    'open, about a topic': { state: 'OPEN', topic: 'PAYMENT' },
  }),
  ...others('repairs', REPAIRS, {
    'of a hotel': { hotelId: id('52000000', 1) },
    'of a hotel, open': { hotelId: id('52000000', 1), state: 'OPEN' },
  }),
  { name: 'imports', query: '{ hotelImports { total items { id fileName user { name } } } }', variables: {} },
  ...others('lost items', LOST_ITEMS, {
    'of a hotel': { hotelId: id('52000000', 1) },
    'of a hotel, kept': { hotelId: id('52000000', 1), state: 'KEPT' },
    'of a hotel, found by a word': { hotelId: id('52000000', 1), text: 'scarf' },
  }),
  {
    name: 'cities, by hotels',
    query: '{ cities(sort: HOTELS_DESC) { id name numberOfHotels } }',
    variables: {},
  },
  { name: 'hotel types', query: '{ hotelTypes { id name numberOfHotels } }', variables: {} },
  ...others('dashboard', DASHBOARD, {
    'of all hotels, 90 days': { from: day(-90), to: day(0) },
    'of a hotel, 90 days': { hotelId: id('52000000', 1), from: day(-90), to: day(0) },
    'of all hotels, a year': { from: day(-180), to: day(180) },
  }),
  bookings('pick-up of a day', { paid: true, createdFrom: moment(-30), createdTo: moment(-29) }),
  bookings('cancelled on a day', { cancelledFrom: moment(-30), cancelledTo: moment(-29) }),
  bookings(
    'in house on a day',
    { status: 'CONFIRMED', checkInTo: day(-30), checkOutFrom: day(-29) },
    { sort: 'CHECK_IN_DESC' },
  ),
  bookings(
    'in house in a hotel',
    { hotelId: id('52000000', 1), status: 'CONFIRMED', checkInTo: day(-30), checkOutFrom: day(-29) },
    { sort: 'CHECK_IN_DESC' },
  ),
  { name: 'own bookings', query: MY_BOOKINGS, variables: {}, asker: 'guest' },
  { name: 'own bookings, confirmed', query: MY_BOOKINGS, variables: { status: 'CONFIRMED' }, asker: 'guest' },
  ...['UPCOMING', 'PAST', 'CANCELLED'].map((group) => ({
    name: `own bookings, ${group}`,
    query: MY_BOOKINGS,
    variables: { group },
    asker: 'guest' as const,
  })),
];

/**
 * The deepest page by offset, which reads the index from its beginning. The questions above start after a row instead.
 */
export const DEEP: readonly Question[] = [bookings('page 2,000', undefined, { offset: 99_950 })];
