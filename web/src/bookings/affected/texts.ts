// AffectedBookings
export const rooms = '{count, plural, one {Room {numbers}} other {Rooms {numbers}}}';
export const refund = '{amount} refund';
export const noRefund = 'No refund';
export const andMore = '{count, plural, one {And # more booking.} other {And # more bookings.}}';
