import { Suspense, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { NOT_GUARANTEED } from '../../../../schema/stayRequests';
import { lazyPart } from '../../apollo/lazyPart';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import print from '../../kit/print.module.css';
import text from '../../kit/text.module.css';
import { BookingFacts } from './BookingFacts';
import { useStayDetails_booking, type StayDetails_BookingFragment } from '../guests/StayDetails.generated';
import { guestFacts } from '../guests/guestFacts';
import styles from './BookingGuests.module.css';
import * as texts from '../guests/texts';

const StayDetailsDialog = lazyPart(
  async () => (await import('../guests/StayDetailsDialog')).StayDetailsDialog,
);

interface Props {
  booking: FragmentType<StayDetails_BookingFragment>;
  /** True for the view of the hotel. */
  isStaff?: boolean;
}

/** Who comes and what they ask for, with the button to change it while that is possible. */
export function BookingGuests({ booking, isStaff = false }: Props) {
  const data = useStayDetails_booking(booking);
  const [isOpen, setOpen] = useState(false);
  const facts = guestFacts(data);
  const mayChange = data.viewerCan.updateStayDetails;
  const asks = data.requests.length > 0 || data.requestNote;
  if (facts.length === 0 && !mayChange) return null;
  return (
    <div className={styles.guests}>
      <BookingFacts facts={facts} />
      {asks && <p className={classNames(text.small, text.quiet)}>{NOT_GUARANTEED}</p>}
      {mayChange && (
        <Button variant="outlined" className={print.onScreen} onClick={() => setOpen(true)}>
          {facts.length > 0 ? texts.changeStayDetails : texts.addStayDetails}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <StayDetailsDialog booking={data} isStaff={isStaff} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
