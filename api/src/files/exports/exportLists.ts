import type { EXPORT_COLUMNS, ExportedList } from '../../../../schema/exportColumns';
import {
  actionWord,
  DIFFERENCE_WORDS,
  DISPUTE_WORDS,
  fieldWord,
  fileNameOf,
  inWords,
  isPictureFile,
  MATCH_WORDS,
  OFFER_WORDS,
  PAYMENT_WORDS,
  PAYOUT_WORDS,
  reasonWords,
  ROLE_WORDS,
  STATUS_WORDS,
  TRANSACTION_WORDS,
} from '../../../../schema/words';
import {
  column,
  countOf,
  countOfMissing,
  dollarsOf,
  either,
  greatest,
  momentOf,
  smallest,
  textOf,
  worded,
  wordOf,
  type ExportColumn,
} from './exportCells';

/** A list that can be exported. */
export interface ExportList<Name extends string = string> {
  /** The variables that filter and sort it, with their types. */
  variables: Readonly<Record<string, string>>;
  /** True if each page begins after the last row of the page before; otherwise pages are found by offset. */
  isKeyed?: boolean;
  /** True if its field answers all rows at once. Then the search runs here. */
  isWhole?: boolean;
  columns: Readonly<Record<Name, ExportColumn>>;
}

const place = {
  name: column('name'),
  id: column('id'),
  hotels: column('numberOfHotels'),
  photo: column('photo', either('Yes', 'No')),
};

type ExportLists = {
  readonly [List in ExportedList]: ExportList<(typeof EXPORT_COLUMNS)[List][number]>;
};

/** The lists by their field in the schema. Columns have the names that the staff area uses. */
export const EXPORT_LISTS: ExportLists = {
  bookings: {
    variables: { filter: 'BookingFilter', sort: 'BookingSort' },
    isKeyed: true,
    columns: {
      id: column('id'),
      guest: column('user.name'),
      email: column('user.email'),
      hotel: column('hotelName'),
      created: column('createdAt', momentOf),
      checkIn: column('stays.checkIn', smallest),
      checkOut: column('stays.checkOut', greatest),
      rooms: column('stays.movedFrom.id', countOfMissing),
      total: column('totalCents', dollarsOf),
      paid: column('paidCents', dollarsOf),
      status: column('status', wordOf(STATUS_WORDS)),
      payment: column('payment', wordOf(PAYMENT_WORDS)),
    },
  },
  users: {
    variables: { filter: 'UserFilter', sort: 'UserSort' },
    isKeyed: true,
    columns: {
      id: column('id'),
      name: column('name'),
      username: column('username'),
      email: column('email'),
      role: column('role', wordOf(ROLE_WORDS)),
      active: column('active', either('Active', 'Disabled')),
      created: column('createdAt', momentOf),
    },
  },
  roomTypes: {
    variables: { filter: 'RoomTypeFilter', sort: 'RoomTypeSort' },
    isKeyed: true,
    columns: {
      id: column('id'),
      title: column('title'),
      hotel: column('hotel.name'),
      price: column('priceCents', dollarsOf),
      people: column('maxPeople'),
      photos: column('photos', countOf),
    },
  },
  reviews: {
    variables: { filter: 'ReviewFilter', sort: 'ReviewSort' },
    isKeyed: true,
    columns: {
      id: column('id'),
      rating: column('rating'),
      hotel: column('hotel.name'),
      guest: column('user.name'),
      text: column('text'),
      created: column('createdAt', momentOf),
      reply: column('reply', either('Yes', 'No')),
      hidden: column('hidden', either('Hidden', 'Yes')),
    },
  },
  hotels: {
    variables: { filter: 'HotelFilter', sort: 'HotelSort' },
    columns: {
      id: column('id'),
      name: column('name'),
      city: column('city.name'),
      type: column('type.name'),
      address: column('address'),
      price: column('cheapestPriceCents', dollarsOf),
      rating: column('ratingsAverage', ([average]) =>
        typeof average === 'number' ? average.toFixed(1) : '',
      ),
      ratings: column('numberOfRatings'),
    },
  },
  cities: {
    variables: { sort: 'PlaceSort' },
    isWhole: true,
    columns: { ...place, timeZone: column('timeZone') },
  },
  hotelTypes: { variables: { sort: 'PlaceSort' }, isWhole: true, columns: place },
  auditEntries: {
    variables: { filter: 'AuditFilter', sort: 'AuditSort' },
    isKeyed: true,
    columns: {
      at: column('at', momentOf),
      actor: column('actor.name'),
      action: column('action', worded(actionWord)),
      record: column('record', worded(inWords)),
      name: column('recordName'),
      fields: column('changes.field', worded(fieldWord)),
      recordId: column('recordId'),
    },
  },
  propertySubmissions: {
    variables: {},
    isKeyed: true,
    columns: {
      file: column('url', worded(fileNameOf)),
      kind: column('url', ([url]) => (isPictureFile(textOf([url])) ? 'Picture' : 'Text')),
      name: column('submittedBy.name'),
      email: column('submittedBy.email'),
      created: column('createdAt', momentOf),
    },
  },
  propertyOffers: {
    variables: { state: 'PropertyOfferState' },
    isKeyed: true,
    columns: {
      name: column('sentBy.name'),
      email: column('sentBy.email'),
      files: column('files.id', countOf),
      sent: column('sentAt', momentOf),
      state: column('state', wordOf(OFFER_WORDS)),
      hotel: column('hotel.name'),
      id: column('id'),
    },
  },
  disputes: {
    variables: { filter: 'DisputeFilter' },
    isKeyed: true,
    columns: {
      opened: column('openedAt', momentOf),
      status: column('status', wordOf(DISPUTE_WORDS)),
      amount: column('amountCents', dollarsOf),
      due: column('evidenceDueBy', momentOf),
      reason: column('reason', worded(reasonWords)),
      guest: column('booking.user.name'),
      hotel: column('booking.hotelName'),
      booking: column('booking.id'),
      provider: column('providerId'),
    },
  },
  paymentDifferences: {
    variables: {},
    isKeyed: true,
    columns: {
      found: column('foundAt', momentOf),
      reason: column('reason', wordOf(DIFFERENCE_WORDS)),
      expected: column('expectedCents', dollarsOf),
      paid: column('paidCents', dollarsOf),
      currency: column('currency', ([code]) => textOf([code]).toUpperCase()),
      booking: column('booking.id'),
      settled: column('resolvedAt', momentOf),
      session: column('sessionId'),
    },
  },
  payouts: {
    variables: {},
    isKeyed: true,
    columns: {
      arrival: column('arrivalDay'),
      status: column('status', wordOf(PAYOUT_WORDS)),
      amount: column('amountCents', dollarsOf),
      charges: column('chargesCents', dollarsOf),
      refunds: column('refundsCents', dollarsOf),
      disputes: column('disputesCents', dollarsOf),
      fees: column('feesCents', dollarsOf),
      other: column('otherCents', dollarsOf),
      state: column('state', wordOf(MATCH_WORDS)),
      provider: column('providerId'),
    },
  },
  providerTransactions: {
    variables: { filter: 'ProviderTransactionFilter' },
    isKeyed: true,
    columns: {
      made: column('madeAt', momentOf),
      type: column('type', wordOf(TRANSACTION_WORDS)),
      amount: column('amountCents', dollarsOf),
      fee: column('feeCents', dollarsOf),
      net: column('netCents', dollarsOf),
      available: column('availableOn', momentOf),
      guest: column('booking.user.name'),
      booking: column('booking.id'),
      state: column('state', wordOf(MATCH_WORDS)),
      payout: column('payout.providerId'),
      source: column('sourceId'),
      provider: column('providerId'),
    },
  },
};
