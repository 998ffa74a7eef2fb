import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { spokenDay } from '../../kit/format';
import { Stars } from '../../kit/Stars';
import { Details, factsOf } from '../table/Details';
import { orderOf, type Column, type Screen } from '../table/screen';
import { DeleteReviewButton } from './DeleteReviewButton';
import { ReplyForm, type ReviewRow } from './ReplyForm';
import { reviewBulk } from './reviewBulk';
import {
  ReviewTableDocument,
  type ReviewTableQuery,
  type ReviewTableQueryVariables,
} from './ReviewTable.generated';

const columns: readonly Column<ReviewRow>[] = [
  {
    field: 'rating',
    label: 'Rating',
    width: 128,
    sort: { ascending: 'LOWEST', descending: 'HIGHEST' },
    text: ({ rating }) => String(rating),
    cell: ({ rating }) => <Stars rating={rating} size={16} />,
  },
  { field: 'hotel', label: 'Hotel name', text: ({ hotel }) => hotel.name },
  { field: 'guest', label: 'Customer name', width: 176, text: ({ user }) => user.name },
  { field: 'text', label: 'Review', text: ({ text }) => text },
  {
    field: 'created',
    label: 'Date',
    width: 120,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    text: ({ createdAt }) => spokenDay(createdAt),
  },
  { field: 'reply', label: 'Replied', width: 96, text: ({ reply }) => (reply ? 'Yes' : 'No') },
  { field: 'hidden', label: 'Shown', width: 96, text: ({ hidden }) => (hidden ? 'Hidden' : 'Yes') },
  { field: 'id', label: 'Reference', width: 216, isOptional: true, text: ({ id }) => id },
];

/** All reviews, newest first. */
export const reviewScreen: Screen<ReviewRow, ReviewTableQuery, ReviewTableQueryVariables> = {
  name: 'reviews',
  title: 'Reviews',
  noun: 'review',
  document: ReviewTableDocument,
  variables: (state, page) => ({
    filter: {
      text: state.text || undefined,
      hotelId: state.filters.hotel,
      hidden: state.filters.hidden ? state.filters.hidden === 'yes' : undefined,
      rating: state.filters.rating ? Number(state.filters.rating) : undefined,
    },
    sort: orderOf<ReviewTableQueryVariables['sort']>(state, columns) ?? 'NEWEST',
    ...page,
  }),
  isKeyed: true,
  isAudited: true,
  list: ({ reviews }) => reviews,
  columns,
  filters: [
    {
      name: 'rating',
      label: 'Rating',
      kind: 'choice',
      choices: [5, 4, 3, 2, 1].map(
        (stars) => [String(stars), stars === 1 ? '1 star' : `${stars} stars`] as const,
      ),
    },
    { name: 'hotel', label: 'Hotel', kind: 'hotel' },
    {
      name: 'hidden',
      label: 'Shown',
      kind: 'choice',
      choices: [
        ['no', 'Yes'],
        ['yes', 'Hidden'],
      ],
    },
  ],
  search: 'Reference, guest or hotel',
  bulk: reviewBulk,
  empty: 'No review in the database !!!',
  nameOf: ({ user }) => user.name,
  details: (row) => (
    <Details
      facts={[
        ...factsOf(columns, row, {
          rating: <Stars rating={row.rating} />,
          hotel: (
            <Link component={RouterLink} to={paths.hotel(row.hotel.id)}>
              {row.hotel.name}
            </Link>
          ),
          guest: null,
          text: null,
          reply: row.repliedAt ? spokenDay(row.repliedAt) : 'Not yet',
          hidden: row.hidden ? `Hidden: ${row.hiddenReason}` : undefined,
        }),
      ]}
      actions={
        <>
          {row.booking && (
            <Button component={RouterLink} to={paths.booking(row.booking.id)} variant="outlined" size="small">
              Show booking details
            </Button>
          )}
          <DeleteReviewButton row={row} />
        </>
      }
    >
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.text}</Box>
      <ReplyForm key={`${row.id} ${row.reply}`} row={row} />
    </Details>
  ),
};
