import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { saveFile } from '../../ui/saveFile';
import {
  BookingDocuments_BookingFragmentDoc,
  type BookingDocuments_BookingFragment,
} from './BookingDocuments.generated';
import { calendarFile } from './calendarFile';

/** What a guest saves of a paid booking: a calendar file and a printed receipt. */
export function BookingDocuments({ booking }: { booking: FragmentType<BookingDocuments_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingDocuments_BookingFragmentDoc, from: booking });
  const isPaid = data.status === 'CONFIRMED' || data.status === 'CANCELLED';
  const saveCalendar = () => saveFile(`staybook-${data.id}.ics`, 'text/calendar', calendarFile(data));
  return (
    <>
      {data.status === 'CONFIRMED' && (
        <Button variant="outlined" startIcon={<CalendarIcon />} onClick={saveCalendar}>
          Add to calendar
        </Button>
      )}
      {isPaid && (
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print receipt
        </Button>
      )}
    </>
  );
}
