import { Suspense, useId, useState } from 'react';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import { arrivalHours } from '../../../../schema/arrivals';
import type { StayHours } from '../../../../schema/houseRules';
import { lazyPart } from '../../apollo/lazyPart';
import { detailsInput, type StayDetails } from '../guests/stayDetails';
import { Button } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import styles from './GuestDetails.module.css';
import * as texts from './texts';

const RememberedDetails = lazyPart(async () => (await import('./RememberedDetails')).RememberedDetails);

interface Props {
  hotel: StayHours;
  details: StayDetails;
  onChange: (details: StayDetails) => void;
}

/** What the guest may tell the hotel before paying, folded until it is opened. */
export function GuestDetails({ hotel, details, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isSaid = detailsInput(details) !== undefined;
  return (
    <div className={styles.details}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} size="inherit" />}
      >
        {isSaid ? texts.guestDetailsGiven : texts.guestDetails}
      </Button>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={null}>
            <RememberedDetails hours={arrivalHours(hotel)} {...{ details, onChange }} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
