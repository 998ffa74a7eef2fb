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

/** When the guests expect to arrive: to be said as long as it can be, then as it was said. */
export function ArrivalHour({ booking }: { booking: FragmentType<ArrivalHour_BookingFragment> }) {
  const data = useArrivalHour_booking(booking);
  const { arrivalHour, hotel, status, viewerCan } = data;
  const isShown = status === 'CONFIRMED' && arrivalHour !== null;
  const said = isShown && <BookingFacts facts={[['Expected arrival', arrivalHourWords(arrivalHour)]]} />;
  if (!hotel || !viewerCan.setArrivalHour) return said;
  return (
    <>
      <div className={print.onScreen}>
        <Choice bookingId={data.id} hour={arrivalHour} hours={arrivalHours(hotel)} />
      </div>
      {said && <div className={print.onPaper}>{said}</div>}
    </>
  );
}

interface ChoiceProps {
  bookingId: string;
  hour: number | null;
  hours: readonly number[];
}

/** Saves each choice at once; until the answer is there it shows what was chosen. */
function Choice({ bookingId, hour, hours }: ChoiceProps) {
  const refusal = useRefusal();
  const [save] = useSetArrivalHourMutation();
  const [chosen, setChosen] = useState<number | null>();
  const [isSaved, setSaved] = useState(false);
  const shown = chosen === undefined ? hour : chosen;
  // An hour that was said before the hotel changed its own stays what was said.
  const choices = hour === null || hours.includes(hour) ? hours : [hour, ...hours];
  const choose = async (arrivalHour: number | null) => {
    setChosen(arrivalHour);
    setSaved(false);
    const answer = await refusal.answerOf(save({ variables: { input: { bookingId, arrivalHour } } }));
    // a choice made meanwhile has its own answer
    setChosen((now) => (now === arrivalHour ? undefined : now));
    if (answer?.setArrivalHour.__typename === 'Booking') setSaved(true);
    else if (answer) refusal.show(answer.setArrivalHour);
  };
  return (
    <div className={styles.choice}>
      <Field label="Expected arrival">
        {(aria) => (
          <SelectInput
            {...aria}
            value={shown ?? ''}
            onChange={({ target }) => void choose(target.value === '' ? null : Number(target.value))}
          >
            <option value="">I don’t know yet</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                {arrivalHourWords(each)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div role="status" className={classNames(text.small, text.quiet, styles.status)}>
        {isSaved ? 'Saved. The hotel sees it.' : 'Optional. You can change it until you arrive.'}
      </div>
      {refusal.notice}
    </div>
  );
}
