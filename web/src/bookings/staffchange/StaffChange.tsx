import { useState } from 'react';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import styles from './StaffChange.module.css';
import { StaffChangeDialog } from './StaffChangeDialog';
import * as texts from './texts';

/** The button with which staff change the dates and rooms of a booking. It says what it did. */
export function StaffChange({ bookingId }: { bookingId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <div className={styles.action}>
        <Button
          variant="outlined"
          onClick={() => {
            setDone(false);
            setAsking(true);
          }}
        >
          {texts.changeDatesOrRooms}
        </Button>
        <p className={classNames(text.small, text.quiet, styles.about)}>{texts.changeForStaff}</p>
      </div>
      {isDone && <Notice kind="success">{texts.bookingChanged}</Notice>}
      {isAsking && (
        <StaffChangeDialog
          bookingId={bookingId}
          onDone={() => setDone(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
