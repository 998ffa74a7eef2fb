import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { BookingChatButton } from '../../chats/BookingChatButton';
import { ShareInChat } from '../../chats/ShareInChat';
import { paths } from '../../paths';
import { BookingReview } from './BookingReview';
import { useViewer } from '../../session/SessionProvider';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { PageHeading } from '../../kit/PageHeading';
import { ArrivalHour } from './ArrivalHour';
import { BookingActions } from './BookingActions';
import {
  BookingDetail_BookingFragmentDoc,
  type BookingDetail_BookingFragment,
} from './BookingDetail.generated';
import { BookingHistory } from './BookingHistory';
import { BookingDocuments } from './BookingDocuments';
import { BookingState } from './BookingState';
import { BookingSummary } from './BookingSummary';
import { BookingTerms } from './BookingTerms';
import { Receipt } from './Receipt';
import { useOrigin } from './useOrigin';
import styles from './BookingDetail.module.css';

/** All of a booking, and what can be done with it now. */
export function BookingDetail({ booking }: { booking: FragmentType<BookingDetail_BookingFragment> }) {
  const origin = useOrigin();
  const { data } = useSuspenseFragment({
    fragment: BookingDetail_BookingFragmentDoc,
    fragmentName: 'BookingDetail_booking',
    from: booking,
  });
  const isMine = useViewer()?.id === data.user.id;
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Link component={RouterLink} to={origin} sx={{ displayPrint: 'none' }}>
        {origin === paths.home() ? '← Back to home' : '← Back to the bookings'}
      </Link>
      <ReceiptHead />
      <Box sx={{ '&:not(:empty)': { mt: 2 }, displayPrint: 'none' }}>
        <ArrivalNotice />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mt: 2, mb: 3 }}>
        <PageHeading
          title={isMine ? 'Your booking' : `Booking of ${data.user.name}`}
          className={styles.title}
        />
        <div role="status">
          <BookingState booking={data} />
        </div>
      </Box>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <BookingSummary booking={data} />
        <ArrivalHour booking={data} />
        <Receipt booking={data} />
        <BookingTerms booking={data} />
        <BookingActions booking={data} />
      </Card>
      <Box sx={nextStyle}>
        <BookingDocuments booking={data} />
        {data.hotel && (
          <Button component={RouterLink} to={paths.hotel(data.hotel.id)} variant="outlined">
            Show the hotel
          </Button>
        )}
        {data.hotel && (
          <BookingChatButton bookingId={data.id}>
            {isMine ? 'Write to the hotel' : 'Write to the guest'}
          </BookingChatButton>
        )}
        <ShareInChat bookingId={data.id} />
        <BookingReview booking={data} />
      </Box>
      <BookingHistory booking={data} />
    </Box>
  );
}

/** The head of a printed receipt, where the page has no frame. */
function ReceiptHead() {
  return (
    <Box
      sx={{ display: 'none', displayPrint: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}
    >
      <Typography variant="h3" component="p">
        Staybook
      </Typography>
      <span>Receipt</span>
    </Box>
  );
}

const nextStyle = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 2.5,
  displayPrint: 'none',
} as const;
