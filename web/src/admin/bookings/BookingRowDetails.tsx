import type { FragmentType } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { arrivalHourWords } from '../../../../schema/arrivals';
import { fill } from '../../../../schema/fill';
import { BookingChatButton } from '../../chats/BookingChatButton';
import { paths } from '../../paths';
import { dollars, spokenStay } from '../../kit/format';
import { bookingMoment, spokenMoment } from '../../kit/moments';
import { heldMoment } from '../../bookings/balance/heldUntil';
import { OtherEditors } from '../editors/OtherEditors';
import { NoteForm } from '../frontdesk/NoteForm';
import { PayOuts } from '../frontdesk/PayOuts';
import { Details } from '../table/Details';
import { Reference } from '../table/Reference';
import { guestFacts } from '../../bookings/guests/guestFacts';
import { expectedArrival, writeToGuest } from '../../bookings/detail/texts';
import { BookingStatus, paymentWord } from './bookingColumns';
import {
  useBookingRowDetails_booking,
  type BookingRowDetails_BookingFragment,
} from './BookingTable.generated';
import { BookingWork } from './BookingWork';
import { useBookingWork } from './useBookingWork';
import { EndHoldButton } from './EndHoldButton';
import * as texts from './texts';

interface Props {
  booking: FragmentType<BookingRowDetails_BookingFragment>;
  /** False where the stays and their dates have actions of their own, as in the tape chart. */
  hasStays?: boolean;
  /** Something has changed. */
  onDone?: () => void;
}

/** The details of a booking beside the list, with its payment, its stays and its actions. */
export function BookingRowDetails({ booking, hasStays = true, onDone }: Props) {
  const row = useBookingRowDetails_booking(booking);
  const work = useBookingWork(row.id, onDone);
  const { pathname, search } = useLocation();
  const { user, contact, stays, change } = row;
  const showsStays = hasStays && work.mayNote && row.status === 'CONFIRMED';
  const details = (
    <Details
      facts={[
        [texts.status, <BookingStatus key="status" row={row} />],
        [texts.reference, <Reference key="reference" id={row.reference} />],
        [texts.bookingDate, bookingMoment(row.createdAt)],
        [texts.phone, contact?.phone],
        [texts.email, contact?.email],
        [
          texts.hotel,
          row.hotel ? (
            <Link key="hotel" component={RouterLink} to={paths.hotel(row.hotel.id)}>
              {row.hotelName}
            </Link>
          ) : (
            row.hotelName
          ),
        ],
        ...guestFacts(row),
        [expectedArrival, row.arrivalHour === null ? null : arrivalHourWords(row.arrivalHour)],
        [texts.total, dollars(row.totalCents)],
        [texts.extras, row.extrasCents > 0 ? dollars(row.extrasCents) : null],
        [texts.paid, dollars(row.paidCents)],
        [texts.balanceDue, row.owedCents > 0 ? dollars(row.owedCents) : null],
        [texts.refunded, row.refundedCents > 0 ? dollars(row.refundedCents) : null],
        [texts.payment, paymentWord(row)],
        [
          texts.heldUntil,
          row.heldUntil ? heldMoment(row.heldUntil) : row.holdExpiresAt && spokenMoment(row.holdExpiresAt),
        ],
        [texts.change, change && changeWords(change)],
      ]}
      actions={
        <>
          <Button
            component={RouterLink}
            to={paths.booking(row.id)}
            state={{ from: pathname + search }}
            variant="contained"
            size="small"
          >
            {texts.showBookingDetails}
          </Button>
          <BookingChatButton bookingId={row.id} size="small">
            {writeToGuest}
          </BookingChatButton>
          <EndHoldButton row={row} />
        </>
      }
    >
      <PayOuts booking={row} guest={user.name} />
      {!showsStays && (
        <Box
          component="ul"
          aria-label={texts.stays}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {stays.map((stay) => (
            <Box component="li" key={stay.id} sx={{ fontSize: 'var(--text-small)' }}>
              <Box sx={{ fontWeight: 600 }}>{fill(texts.roomOfStay, stay)}</Box>
              <Box sx={{ color: 'text.secondary' }}>{spokenStay(stay.checkIn, stay.checkOut)}</Box>
            </Box>
          ))}
        </Box>
      )}
      {work.mayNote && <NoteForm key={row.id} booking={work.booking!} field={work.noteField} />}
    </Details>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {work.booking && (
        <BookingWork
          key={row.id}
          booking={work.booking}
          hasStays={hasStays}
          hasChange={hasStays}
          onNote={work.writeNote}
          onDone={work.refresh}
        />
      )}
      {details}
      <OtherEditors key={row.id} record="BOOKING" id={row.id} isAtEnd />
    </Box>
  );
}

function changeWords({
  differenceCents,
  holdExpiresAt,
}: NonNullable<BookingRowDetails_BookingFragment['change']>): string {
  const amount = dollars(differenceCents);
  return holdExpiresAt
    ? fill(texts.changeToPayBy, { amount, moment: spokenMoment(holdExpiresAt) })
    : fill(texts.changeToPay, { amount });
}
