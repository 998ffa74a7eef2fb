import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import CalendarIcon from '@mui/icons-material/EventOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { saveFile } from '../../ui/saveFile';
import {
  BookingPapers_BookingFragmentDoc,
  type BookingPapers_BookingFragment,
} from './BookingPapers.generated';
import { calendarFile } from './calendarFile';

/** What people keep of a paid booking: its days in their calendar, and a receipt on paper. */
export function BookingPapers({ booking }: { booking: FragmentType<BookingPapers_BookingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: BookingPapers_BookingFragmentDoc, from: booking });
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
