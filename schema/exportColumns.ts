/**
 * The columns of each list that can be exported as CSV, by the list's field in the schema. The table of the list has the
 * same columns: tests on both sides compare them.
 */
export const EXPORT_COLUMNS = {
  bookings: [
    'id',
    'guest',
    'email',
    'hotel',
    'created',
    'checkIn',
    'checkOut',
    'rooms',
    'total',
    'paid',
    'refunded',
    'owed',
    'status',
    'payment',
  ],
  users: ['id', 'name', 'username', 'email', 'role', 'active', 'created'],
  roomTypes: ['id', 'title', 'hotel', 'price', 'people', 'photos'],
  reviews: ['id', 'rating', 'hotel', 'guest', 'text', 'created', 'reply', 'hidden'],
  hotels: ['id', 'name', 'city', 'type', 'address', 'price', 'rating', 'ratings'],
  cities: ['name', 'id', 'hotels', 'photo', 'timeZone'],
  hotelTypes: ['name', 'id', 'hotels', 'photo'],
  auditEntries: ['at', 'actor', 'action', 'record', 'name', 'fields', 'recordId'],
  propertySubmissions: ['file', 'kind', 'name', 'email', 'created'],
  propertyOffers: ['name', 'email', 'files', 'sent', 'state', 'hotel', 'id'],
  payments: [
    'paidAt',
    'amount',
    'method',
    'state',
    'refunded',
    'guest',
    'hotel',
    'booking',
    'receipt',
    'provider',
  ],
  refunds: [
    'created',
    'amount',
    'reason',
    'method',
    'state',
    'paidOut',
    'guest',
    'hotel',
    'booking',
    'provider',
  ],
  invoices: ['name', 'kind', 'day', 'total', 'buyer', 'taxNumber', 'guest', 'hotel', 'booking'],
  taxes: ['city', 'hotel', 'title', 'charged', 'givenBack', 'net', 'nights', 'nightsTotal'],
  disputes: ['opened', 'status', 'amount', 'due', 'reason', 'guest', 'hotel', 'booking', 'provider'],
  paymentDifferences: ['found', 'reason', 'expected', 'paid', 'currency', 'booking', 'settled', 'session'],
} as const;

/** A list that can be exported. */
export type ExportedList = keyof typeof EXPORT_COLUMNS;
