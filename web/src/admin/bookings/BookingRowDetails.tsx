import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { arrivalHourWords } from '../../../../schema/arrivals';
import { BookingChatButton } from '../../chats/BookingChatButton';
import { paths } from '../../paths';
import { bookingMoment, dollars, spokenMoment, spokenStay } from '../../kit/format';
import { PayOuts } from '../frontdesk/PayOuts';
import { Details } from '../table/Details';
import { Reference } from '../table/Reference';
import { BookingStatus, paymentWord, type BookingRow } from './bookingColumns';
import { EndHoldButton } from './EndHoldButton';

/** One booking beside the list: whose, where, when, what is paid, and the way to all of it. */
export function BookingRowDetails({ row }: { row: BookingRow }) {
  const { pathname, search } = useLocation();
  const { user, stays, change } = row;
  return (
    <Details
      facts={[
        ['Status', <BookingStatus key="status" row={row} />],
        ['Reference', <Reference key="id" id={row.id} />],
        ['Booking date', bookingMoment(row.createdAt)],
        ['E-mail', user.email],
        [
          'Hotel',
          row.hotel ? (
            <Link key="hotel" component={RouterLink} to={paths.hotel(row.hotel.id)}>
              {row.hotelName}
            </Link>
          ) : (
            row.hotelName
          ),
        ],
        ['Expected arrival', row.arrivalHour === null ? null : arrivalHourWords(row.arrivalHour)],
        ['Total', dollars(row.totalCents)],
        ['Paid', dollars(row.paidCents)],
        ['Refunded', row.refundedCents > 0 ? dollars(row.refundedCents) : null],
        ['Payment', paymentWord(row)],
        ['Held until', row.holdExpiresAt ? spokenMoment(row.holdExpiresAt) : null],
        [
          'Change',
          change &&
            `${dollars(change.differenceCents)} to pay${change.holdExpiresAt ? ` until ${spokenMoment(change.holdExpiresAt)}` : ''}`,
        ],
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
            Show booking details
          </Button>
          <BookingChatButton bookingId={row.id} size="small">
            Write to the guest
          </BookingChatButton>
          <EndHoldButton row={row} />
        </>
      }
    >
      <PayOuts booking={row} guest={user.name} />
      <Box
        component="ul"
        aria-label="Stays"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {stays.map((stay) => (
          <Box component="li" key={stay.id} sx={{ fontSize: 'var(--text-small)' }}>
            <Box sx={{ fontWeight: 600 }}>
              {stay.title}, room {stay.number}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{spokenStay(stay.checkIn, stay.checkOut)}</Box>
          </Box>
        ))}
      </Box>
    </Details>
  );
}
