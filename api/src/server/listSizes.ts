/**
 * How many items a list without a `limit` argument has on average, by its field: what an operation costs is estimated
 * by it before it runs. A test fails on a list that is not named here. Where many more come, the budget of the running
 * operation ends it (operationBudget.ts).
 */
export const LIST_SIZES: Readonly<Record<string, number>> = {
  'Booking.charges': 3,
  'Booking.history': 8,
  'Booking.stays': 3,
  'City.charges': 3,
  'Hotel.amenities': 10,
  'Hotel.photos': 6,
  'Hotel.ratingDistribution': 5,
  'Hotel.roomTypes': 6,
  'Hotel.staff': 5,
  'HotelFacets.amenities': 30,
  'HotelFacets.guests': 8,
  'HotelFacets.ratings': 4,
  'HotelFacets.types': 10,
  'NightsTaken.alternatives': 10,
  'NightsTaken.nearestDates': 3,
  'NightsTaken.nights': 10,
  'NoSuchRoomNumbers.numbers': 10,
  'PriceChanged.changes': 10,
  'PriceChanged.chargeChanges': 3,
  'Query.cities': 100,
  'Query.hotelTypes': 10,
  'Query.myDevices': 50,
  'Query.nearestDates': 3,
  'Quote.charges': 5,
  'Quote.stays': 5,
  'QuotedStay.nightPrices': 10,
  'Rate.weekdays': 7,
  'RoomNumbersTaken.numbers': 10,
  'RoomType.amenities': 10,
  'RoomType.photos': 6,
  'RoomType.rates': 10,
  'RoomType.roomNumbers': 15,
  'Stay.nightPrices': 7,
  'Subscription.nightsChanged': 30,
  'UnknownStaff.refNumbers': 5,
  'UploadRefused.refused': 5,
};

/** The same for introspection, as this schema has them; only the types of the whole schema are many. */
export const INTROSPECTION_SIZES: Readonly<Record<string, number>> = {
  '__Schema.types': 200,
  '__Schema.directives': 8,
  '__Type.fields': 8,
  '__Type.inputFields': 2,
  '__Type.enumValues': 2,
  '__Type.interfaces': 1,
  '__Type.possibleTypes': 2,
  '__Field.args': 1,
  '__Directive.args': 2,
  '__Directive.locations': 5,
};

/**
 * What a field takes by itself, beside what is asked of its answer, in points (one point is about ten microseconds of
 * processor); every other field takes one.
 */
export const FIELD_COSTS: Readonly<Record<string, number>> = {
  'Query.hotels': 100,
  'Query.hotelFacets': 1000,
  'Query.nearestDates': 500,
  'Query.priceCalendar': 500,
  'Query.bookings': 500,
  'Query.users': 500,
  'Query.quote': 100,
  'Query.myData': 500,
  'Query.removalImpact': 500,
};
