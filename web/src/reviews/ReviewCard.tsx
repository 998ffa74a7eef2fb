import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { Answer } from '../ui/Answer';
import { ProfilePhoto } from '../ui/ProfilePhoto';
import { SpokenDay } from '../ui/SpokenDay';
import { Stars } from '../ui/Stars';
import { ReviewCard_ReviewFragmentDoc, type ReviewCard_ReviewFragment } from './ReviewCard.generated';

interface Props {
  review: FragmentType<ReviewCard_ReviewFragment>;
  /** Where the page is not about one hotel. */
  showHotel?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** What a guest says: stars, words, whether they have stayed, and the property's answer. */
export function ReviewCard({ review, showHotel = false, children }: Props) {
  const { data, dataState } = useFragment({ fragment: ReviewCard_ReviewFragmentDoc, from: review });
  // one that was just deleted is gone from the cache a moment before it leaves the list
  if (dataState !== 'complete') return null;
  const { rating, text, createdAt, stayed, bookingCancelled, reply, repliedAt, hotel, user } = data;
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      {showHotel && (
        <Typography variant="h3" component="h2">
          <Link component={RouterLink} to={paths.hotel(hotel.id)} color="inherit">
            {hotel.name}
          </Link>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <ProfilePhoto photo={user.photo} size={40} />
        <Box sx={{ flex: 1, minWidth: 120 }}>
          <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{user.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <SpokenDay moment={createdAt} />
            {stayed && ' · Stayed'}
            {bookingCancelled && ' · Booking cancelled: these stars do not count'}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Stars rating={rating} />
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {rating} out of 5
          </Typography>
        </Box>
      </Box>
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {reply && <Answer title={`Answer of ${hotel.name}`} text={reply} answeredAt={repliedAt} />}
      {children}
    </Card>
  );
}
