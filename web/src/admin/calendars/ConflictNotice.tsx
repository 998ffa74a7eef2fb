import { Fragment } from 'react';
import { fill } from '../../../../schema/fill';
import { spokenStay } from '../../../../schema/spoken';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import { TextLink } from '../../kit/TextLink';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import {
  useDismissCalendarConflictMutation,
  type RoomCalendar_CalendarFragment,
} from './Calendars.generated';
import styles from './calendars.module.css';
import * as texts from './texts';

interface Props {
  conflict: RoomCalendar_CalendarFragment['conflicts'][number];
  /** The name of the other site. */
  site: string;
}

/** Nights that are taken here and at the other site, and what to do about it. */
export function ConflictNotice({ conflict, site: name }: Props) {
  const { id, checkIn, checkOut, isRepeat, isGone, dismissedAt, bookings, otherCalendars } = conflict;
  const [dismiss, { loading }] = useDismissCalendarConflictMutation();
  const refusal = useRefusal();
  const stay = spokenStay(checkIn, checkOut);
  if (dismissedAt)
    return <p className={classNames(text.small, text.quiet)}>{fill(texts.dismissed, { stay, name })}</p>;
  const send = async () => {
    const call = dismiss({ variables: { input: { conflictId: id } } });
    const answer = (await refusal.answerOf(call))?.dismissCalendarConflict;
    if (answer && answer.__typename !== 'CalendarConflict') refusal.show(answer);
  };
  return (
    <>
      <Notice kind={isRepeat ? 'info' : 'error'}>
        <div>{fill(startOf(conflict), { stay, name })}</div>
        <div>
          {texts.here}{' '}
          {bookings.map((booking, index) => (
            <Fragment key={booking.id}>
              {index > 0 && ', '}
              <TextLink to={paths.booking(booking.id)}>{booking.reference}</TextLink>
            </Fragment>
          ))}
          {[bookings.length > 0 && otherCalendars.length > 0 && ', ', otherCalendars.join(', ')]}
        </div>
        {!isRepeat && <div>{isGone ? fill(texts.goneNext, { name }) : texts.conflictNext}</div>}
        <Button size="small" className={styles.decide} loading={loading} onClick={() => void send()}>
          {texts.noDecision}
        </Button>
      </Notice>
      {refusal.notice}
    </>
  );
}

function startOf({ isRepeat, isGone }: Props['conflict']) {
  if (isGone) return texts.gone;
  return isRepeat ? texts.repeat : texts.conflictStart;
}
