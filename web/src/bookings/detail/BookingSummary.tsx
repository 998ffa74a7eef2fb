import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { directionsUrl } from '../../../../schema/directions';
import { arrivalWords, departureWords } from '../../../../schema/houseRules';
import { sumCents } from '../../../../schema/prices';
import { PricedNights } from '../../rooms/PricedNights';
import { spokenDate } from '../../ui/format';
import { Photo } from '../../ui/Photo';
import { chargeLines } from '../../ui/chargeLines';
import { PriceLines } from '../../ui/PriceLines';
import { BookingFacts } from './BookingFacts';
import { BookingPayment } from './BookingPayment';
import { BookingReference } from './BookingReference';
import {
  BookingSummary_BookingFragmentDoc,
  type BookingSummary_BookingFragment,
} from './BookingSummary.generated';
import styles from './BookingSummary.module.css';

/** What was booked: where, when, for whom, which rooms, at what price. */
export function BookingSummary({ booking }: { booking: FragmentType<BookingSummary_BookingFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: BookingSummary_BookingFragmentDoc,
    fragmentName: 'BookingSummary_booking',
    from: booking,
  });
  const { hotel, stays } = data;
  const [first] = stays;
  const directions = hotel ? directionsUrl(hotel) : undefined;
  const lines = [...stays]
    .sort((one, other) => one.number - other.number)
    .map((stay) => ({
      key: stay.id,
      label: `${stay.title}, room ${stay.number}`,
      detail: <PricedNights nightPrices={stay.nightPrices} of={`room ${stay.number}`} />,
      cents: sumCents(stay.nightPrices),
    }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <Photo src={hotel?.photos[0]} alt="" className={styles.photo} />
        <Box sx={{ flex: 1, minWidth: 220, display: 'grid', gap: 2 }}>
          <Box>
            <Typography variant="h3" component="h2">
              {data.hotelName}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
              {hotel?.address ?? hotel?.city.name ?? 'This hotel is no longer with us.'}
            </Typography>
            {directions && (
              <Link href={directions} target="_blank" rel="noreferrer" sx={directionsStyle}>
                Directions on a map
                <OpenInNew aria-hidden sx={{ fontSize: 16, ml: 0.5 }} />
              </Link>
            )}
          </Box>
          {first && (
            <BookingFacts
              facts={[
                [
                  'Check-in',
                  <DayAndHour key="in" night={first.checkIn} hours={hotel && arrivalWords(hotel)} />,
                ],
                [
                  'Check-out',
                  <DayAndHour key="out" night={first.checkOut} hours={hotel && departureWords(hotel)} />,
                ],
                ['Nights', first.nights],
                ['Rooms', stays.length],
              ]}
            />
          )}
        </Box>
      </Box>
      <BookingReference booking={data} />
      <div>
        <PriceLines lines={[...lines, ...chargeLines(data.charges)]} totalCents={data.totalCents} />
        <BookingPayment booking={data} />
      </div>
    </Box>
  );
}

/** A day of the stay, and from or until when, at the hotel. */
function DayAndHour({ night, hours }: { night: string; hours: string | null | undefined }) {
  return (
    <>
      {spokenDate(night)}
      {hours && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {hours}
        </Typography>
      )}
    </>
  );
}

const directionsStyle = { display: 'inline-flex', alignItems: 'center', mt: 0.5, displayPrint: 'none' };
