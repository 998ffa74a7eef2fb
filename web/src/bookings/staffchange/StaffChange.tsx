import { useState } from 'react';
import { Button } from '../../kit/Button';
import { Notice } from '../../kit/Notice';
import { ActionRow } from '../../kit/ActionRow';
import { StaffChangeDialog } from './StaffChangeDialog';
import * as texts from './texts';

/** The button with which staff change the dates and rooms of a booking. It says what it did. */
export function StaffChange({ bookingId }: { bookingId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <ActionRow about={texts.changeForStaff}>
        <Button
          variant="outlined"
          onClick={() => {
            setDone(false);
            setAsking(true);
          }}
        >
          {texts.changeDatesOrRooms}
        </Button>
      </ActionRow>
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
