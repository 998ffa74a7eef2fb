import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { dollars, spokenDate } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import print from '../../kit/print.module.css';
import { useRefusal } from '../../session/useRefusal';
import { ActionRow } from '../../kit/ActionRow';
import styles from './BookingActions.module.css';
import { EndStayDialog } from './EndStayDialog';
import {
  useStayEnded_booking,
  useUndoEndStayMutation,
  type StayEnded_BookingFragment,
} from './StayEnded.generated';
import * as texts from './texts';

/** What is to be known of stays that ended early; for staff also the way to end one, and to take that back. */
export function StayEnded({ booking }: { booking: FragmentType<StayEnded_BookingFragment> }) {
  const { id, stayEndings, viewerCan } = useStayEnded_booking(booking);
  const [isEnding, setEnding] = useState(false);
  const refusal = useRefusal();
  const [undoEndStay, { loading }] = useUndoEndStayMutation();
  const undo = async () => {
    const answer = (await refusal.answerOf(undoEndStay({ variables: { input: { bookingId: id } } })))
      ?.undoEndStay;
    if (answer && answer.__typename !== 'Booking') refusal.show(answer);
  };
  const endings = stayEndings.filter(({ undoneAt }) => !undoneAt);
  if (endings.length === 0 && !viewerCan.endStay) return null;
  return (
    <div className={styles.actions}>
      {endings.map((ending) => (
        <Notice
          key={ending.id}
          kind="info"
          role="group"
          action={
            ending.mayUndo && (
              <Button size="small" loading={loading} onClick={() => void undo()}>
                {texts.undoEnd}
              </Button>
            )
          }
        >
          {wordsOf(ending)}
        </Notice>
      ))}
      {refusal.notice}
      {viewerCan.endStay && (
        <ActionRow className={print.onScreen} about={texts.endStayEarlyText}>
          <Button variant="outlined" color="error" onClick={() => setEnding(true)}>
            {texts.endStayEarly}
          </Button>
        </ActionRow>
      )}
      {isEnding && <EndStayDialog bookingId={id} onClose={() => setEnding(false)} />}
    </div>
  );
}

type Ending = StayEnded_BookingFragment['stayEndings'][number];

function wordsOf({ noShow, fromNight, refundCents, reason }: Ending): string {
  const day = spokenDate(fromNight);
  return [
    fill(noShow ? texts.noShowFrom : texts.stayEndedOn, { day }),
    refundCents > 0 ? fill(texts.refundForNights, { amount: dollars(refundCents) }) : texts.noRefundForNights,
    ...(reason ? [fill(texts.reasonGiven, { reason })] : []),
  ].join(' ');
}
