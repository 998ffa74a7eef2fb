import { actionWord } from '../../../../schema/auditWords';
import { CONTACT_STATE_WORDS, CONTACT_TOPIC_WORDS } from '../../../../schema/contact';
import type { EXPORT_COLUMNS, ExportedList } from '../../../../schema/exportColumns';
import { fieldWord } from '../../../../schema/fieldWords';
import {
  fileNameOf,
  inWords,
  isPictureFile,
  OFFER_WORDS,
  PAYMENT_WORDS,
  ROLE_WORDS,
  STATUS_WORDS,
} from '../../../../schema/words';
import { BOOK_EXPORTS } from './bookExports';
import {
  column,
  countOf,
  countOfMissing,
  dollarsOf,
  either,
  greatest,
  momentOf,
  personal,
  smallest,
  textOf,
  worded,
  wordOf,
  type ExportList,
} from './exportColumn';

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
  ...BOOK_EXPORTS,
  bookings: {
    variables: { filter: 'BookingFilter', sort: 'BookingSort' },
    isKeyed: true,
    columns: {
      reference: column('reference'),
      id: column('id'),
      guest: personal('user.name'),
      leadGuest: personal('leadGuest.name'),
      adults: column('party.adults'),
      children: column('party.childrenAges', (ages) => ages.join(' ')),
      email: personal('contact.email'),
      hotel: column('hotelName'),
      created: column('createdAt', momentOf),
      checkIn: column('stays.checkIn', smallest),
      checkOut: column('stays.checkOut', greatest),
      rooms: column('stays.movedFrom.id', countOfMissing),
      total: column('totalCents', dollarsOf),
      extras: column('extrasCents', dollarsOf),
      paid: column('paidCents', dollarsOf),
      refunded: column('refundedCents', dollarsOf),
      owed: column('owedCents', dollarsOf),
      status: column('status', wordOf(STATUS_WORDS)),
      payment: column('payment', wordOf(PAYMENT_WORDS)),
    },
  },
  users: {
    variables: { filter: 'UserFilter', sort: 'UserSort' },
    isKeyed: true,
    columns: {
      id: column('id'),
      name: personal('name'),
      username: personal('username'),
      email: personal('email'),
      role: column('role', wordOf(ROLE_WORDS)),
      active: column('active', either('Active', 'Disabled')),
      secondFactor: column('hasSecondFactor', either('On', 'None')),
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
      guest: personal('user.name'),
      text: column('text'),
      created: column('createdAt', momentOf),
      reply: column('reply', either('Yes', 'No')),
      hidden: column('hidden', either('Hidden', 'Yes')),
      reports: column('reports.createdAt', countOf),
      photos: column('photos', countOf),
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
      open: column('openForBooking', either('Open', 'Not open')),
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
      actor: personal('actor.name'),
      action: column('action', worded(actionWord)),
      record: column('record', worded(inWords)),
      name: column('recordName'),
      fields: column('changes.field', worded(fieldWord)),
      hotel: column('hotel.name'),
      actedAs: column('actedAsHotel.name'),
      recordId: column('recordId'),
    },
  },
  propertySubmissions: {
    variables: {},
    isKeyed: true,
    columns: {
      file: column('url', worded(fileNameOf)),
      kind: column('url', ([url]) => (isPictureFile(textOf([url])) ? 'Picture' : 'Text')),
      name: personal('submittedBy.name'),
      email: personal('submittedBy.email'),
      created: column('createdAt', momentOf),
    },
  },
  hotelGuests: {
    variables: { hotelId: 'ID', text: 'String', sort: 'GuestSort' },
    isKeyed: true,
    columns: {
      name: personal('user.name'),
      phone: personal('contact.phone'),
      email: personal('contact.email'),
      hotel: column('hotel.name'),
      lastStay: column('figures.lastStay'),
      nextStay: column('figures.nextStay'),
      stays: column('figures.stays'),
      nights: column('figures.nights'),
      owed: column('figures.owedCents', dollarsOf),
      notes: column('figures.notes'),
      booked: column('bookedAt', momentOf),
    },
  },
  contactMessages: {
    variables: { state: 'ContactState', topic: 'ContactTopic' },
    isKeyed: true,
    columns: {
      sent: column('sentAt', momentOf),
      state: column('state', wordOf(CONTACT_STATE_WORDS)),
      topic: column('topic', wordOf(CONTACT_TOPIC_WORDS)),
      name: personal('name'),
      text: column('text'),
      booking: column('bookingReference'),
      email: personal('email'),
      account: personal('sender.name'),
      closed: column('closedAt', momentOf),
      id: column('id'),
    },
  },
  propertyOffers: {
    variables: { state: 'PropertyOfferState' },
    isKeyed: true,
    columns: {
      name: personal('sentBy.name'),
      email: personal('sentBy.email'),
      files: column('files.id', countOf),
      sent: column('sentAt', momentOf),
      state: column('state', wordOf(OFFER_WORDS)),
      hotel: column('hotel.name'),
      id: column('id'),
    },
  },
};
