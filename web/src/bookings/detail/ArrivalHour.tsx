import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { arrivalHours, arrivalHourWords } from '../../../../schema/arrivals';
import { useRefusal } from '../../session/useRefusal';
import { classNames } from '../../kit/classNames';
import { Field, SelectInput } from '../../kit/Field';
import print from '../../kit/print.module.css';
import text from '../../kit/text.module.css';
import {
  useArrivalHour_booking,
  useSetArrivalHourMutation,
  type ArrivalHour_BookingFragment,
} from './ArrivalHour.generated';
import { BookingFacts } from './BookingFacts';
import styles from './ArrivalHour.module.css';
import * as texts from './texts';

interface Props {
  booking: FragmentType<ArrivalHour_BookingFragment>;
  /** True for the view of the hotel. */
  isStaff?: boolean;
}

/** The expected hour of arrival: a field while it can be changed, then a fact. */
export function ArrivalHour({ booking, isStaff = false }: Props) {
  const data = useArrivalHour_booking(booking);
  const { arrivalHour, hotel, status, viewerCan } = data;
  const isShown = status === 'CONFIRMED' && arrivalHour !== null;
  const fact = isShown && <BookingFacts facts={[[texts.expectedArrival, arrivalHourWords(arrivalHour)]]} />;
  if (!hotel || !viewerCan.setArrivalHour) return fact;
  return (
    <>
      <div className={print.onScreen}>
        <Choice bookingId={data.id} hour={arrivalHour} hours={arrivalHours(hotel)} isStaff={isStaff} />
      </div>
      {fact && <div className={print.onPaper}>{fact}</div>}
    </>
  );
}

interface ChoiceProps {
  bookingId: string;
  hour: number | null;
  hours: readonly number[];
  isStaff: boolean;
}

const FOR_GUESTS = {
  unknown: texts.arrivalUnknown,
  saved: texts.arrivalSaved,
  optional: texts.arrivalOptional,
};
const FOR_STAFF = {
  unknown: texts.arrivalUnknownToStaff,
  saved: texts.arrivalSavedByStaff,
  optional: texts.arrivalForStaff,
};

/** Saves each selection at once and shows it until the answer arrives. */
function Choice({ bookingId, hour, hours, isStaff }: ChoiceProps) {
  const refusal = useRefusal();
  const words = isStaff ? FOR_STAFF : FOR_GUESTS;
  const [save] = useSetArrivalHourMutation();
  const [unsaved, setUnsaved] = useState<number | null>();
  const [isSaved, setSaved] = useState(false);
  const shown = unsaved === undefined ? hour : unsaved;
  // An hour selected before the hotel changed its own hours stays selectable.
  const choices = hour === null || hours.includes(hour) ? hours : [hour, ...hours];
  const choose = async (arrivalHour: number | null) => {
    setUnsaved(arrivalHour);
    setSaved(false);
    const answer = await refusal.answerOf(save({ variables: { input: { bookingId, arrivalHour } } }));
    // A later selection waits for its own answer.
    setUnsaved((now) => (now === arrivalHour ? undefined : now));
    if (answer?.setArrivalHour.__typename === 'Booking') setSaved(true);
    else if (answer) refusal.show(answer.setArrivalHour);
  };
  return (
    <div className={styles.choice}>
      <Field label={texts.expectedArrival}>
        {(aria) => (
          <SelectInput
            {...aria}
            value={shown ?? ''}
            onChange={({ target }) => void choose(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{words.unknown}</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                {arrivalHourWords(each)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div role="status" className={classNames(text.small, text.quiet, styles.status)}>
        {isSaved ? words.saved : words.optional}
      </div>
      {refusal.notice}
    </div>
  );
}
