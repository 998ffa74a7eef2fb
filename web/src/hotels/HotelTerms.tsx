import * as bookingTexts from '../bookings/detail/texts';
import * as roomTexts from '../rooms/texts';
import type { FragmentType } from '@apollo/client';
import { freeUntil } from '../../../schema/cancellation';
import { cancellationSteps } from '../../../schema/cancellationSteps';
import { arrivalWords, departureWords } from '../../../schema/houseRules';
import { FactList } from '../kit/FactList';
import { sentence } from '../kit/format';
import { useToday } from '../kit/today';
import { useHotelTerms_hotel, type HotelTerms_HotelFragment } from './HotelTerms.generated';
import * as texts from './texts';

interface Props {
  hotel: FragmentType<HotelTerms_HotelFragment>;
  /** First night of the stay that is shown. */
  checkIn: string;
}

/** The facts before booking: hours, cancellation, payment, rooms, changes and the hotel's reference. */
export function HotelTerms({ hotel, checkIn }: Props) {
  const data = useHotelTerms_hotel(hotel);
  const { id, city, cancellationPolicy: policy } = data;
  const today = useToday(city.timeZone);
  const terms = { ...policy, checkIn, freeUntil: freeUntil(checkIn, policy) };
  const [arrival, departure] = [arrivalWords(data), departureWords(data)];
  const facts = [
    ...(arrival ? [[roomTexts.checkIn, sentence(arrival)] as const] : []),
    ...(departure ? [[roomTexts.checkOut, sentence(departure)] as const] : []),
    [texts.cancellation, cancellationSteps(terms, today).join(' ')],
    [bookingTexts.payment, texts.paymentTerms],
    [roomTexts.yourRoom, texts.roomTerms],
    [texts.changes, texts.changeTerms],
    [texts.reference, id],
  ] as const;
  return <FactList title={texts.goodToKnow} facts={facts} />;
}
