import type { Placeholder } from '../../../../schema/guestMessages';
import * as texts from './texts';

/** The placeholders as staff choose them. A text has them as they are written, such as `{check-in}`, in every language. */
export const PLACEHOLDER_LABELS: Readonly<Record<Placeholder, string>> = {
  guest: texts.guestNamePlaceholder,
  hotel: texts.hotelNamePlaceholder,
  reference: texts.referencePlaceholder,
  'check-in': texts.arrivalDayPlaceholder,
  'check-out': texts.departureDayPlaceholder,
  'check-in time': texts.checkInHoursPlaceholder,
  'check-out time': texts.checkOutHourPlaceholder,
  room: texts.bookedRoomsPlaceholder,
  address: texts.addressPlaceholder,
  directions: texts.directionsPlaceholder,
  'arrival hour': texts.arrivalHourPlaceholder,
  'arrival hour link': texts.arrivalHourLinkPlaceholder,
  'booking link': texts.bookingLinkPlaceholder,
  'balance due': texts.balanceDuePlaceholder,
  'review link': texts.reviewLinkPlaceholder,
};
