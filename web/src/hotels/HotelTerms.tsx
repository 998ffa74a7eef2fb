import type { FragmentType } from '@apollo/client';
import { freeUntil } from '../../../schema/cancellation';
import { arrivalWords, departureWords } from '../../../schema/houseRules';
import { cancellationWords } from '../rooms/cancellationTerms';
import { FactList } from '../kit/FactList';
import { sentence } from '../kit/format';
import { useToday } from '../kit/today';
import { useHotelTerms_hotel, type HotelTerms_HotelFragment } from './HotelTerms.generated';

interface Props {
  hotel: FragmentType<HotelTerms_HotelFragment>;
  /** First night of the stay that is shown. */
  checkIn: string;
}

/** What to know before booking: when to come and go, cancelling, paying, the room, and the hotel's reference. */
export function HotelTerms({ hotel, checkIn }: Props) {
  const data = useHotelTerms_hotel(hotel);
  const { id, city, cancellationPolicy: policy } = data;
  const today = useToday(city.timeZone);
  const terms = { ...policy, checkIn, freeUntil: freeUntil(checkIn, policy) };
  const [arrival, departure] = [arrivalWords(data), departureWords(data)];
  const facts = [
    ...(arrival ? [['Check-in', sentence(arrival)] as const] : []),
    ...(departure ? [['Check-out', sentence(departure)] as const] : []),
    ['Cancelling', cancellationWords(terms, today)],
    ['Paying', 'By card when you book, in dollars. The total before you pay includes all taxes and fees.'],
    ['Your room', 'You choose the very room number; it is held for you while you pay.'],
    ['Changing', 'Dates and rooms can be changed on your booking, on the terms of cancelling.'],
    ['Reference', id],
  ] as const;
  return <FactList title="Good to know" facts={facts} />;
}
