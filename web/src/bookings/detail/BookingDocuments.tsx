import type { FragmentType } from '@apollo/client';
import { mdiCalendar, mdiPrinterOutline } from '@mdi/js';
import { todayIn } from '../../../../schema/nights';
import { Button } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import { saveFile } from '../../kit/saveFile';
import { titleFor } from '../../kit/written';
import {
  useBookingDocuments_booking,
  type BookingDocuments_BookingFragment,
} from './BookingDocuments.generated';
import { calendarFile } from './calendarFile';
import * as texts from './texts';

interface Props {
  booking: FragmentType<BookingDocuments_BookingFragment>;
  /** True for the view of the hotel. */
  isStaff?: boolean;
}

/** The documents of a paid booking: a printed receipt and, until the stay ends, a calendar file. */
export function BookingDocuments({ booking, isStaff = false }: Props) {
  const data = useBookingDocuments_booking(booking);
  const leaves =
    data.stays
      .map(({ checkOut }) => checkOut)
      .sort()
      .at(-1) ?? '';
  const isAhead = leaves >= todayIn(data.hotel?.city.timeZone ?? 'UTC', new Date());
  const stays = data.stays.map((stay) => ({ ...stay, title: titleFor(stay, isStaff).text }));
  const saveCalendar = () =>
    saveFile(`staybook-${data.id}.ics`, 'text/calendar', calendarFile({ ...data, stays }));
  return (
    <>
      {data.status === 'CONFIRMED' && isAhead && (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiCalendar} size="inherit" />}
          onClick={saveCalendar}
        >
          {texts.addToCalendar}
        </Button>
      )}
      {data.paidCents > 0 && (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPrinterOutline} size="inherit" />}
          onClick={() => window.print()}
        >
          {texts.printReceipt}
        </Button>
      )}
    </>
  );
}
