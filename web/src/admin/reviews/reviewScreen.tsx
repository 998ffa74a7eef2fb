import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { paths } from '../../paths';
import { spokenDay } from '../../kit/moments';
import { Stars } from '../../kit/Stars';
import { Details, factsOf } from '../table/Details';
import { boundsOf, startOfDay } from '../table/filters';
import { orderOf, type Column, type Screen } from '../table/screen';
import { reviews as reviewsText } from '../../kit/texts';
import { stars as starsText } from '../../kit/texts';
import { ReviewPhotos } from '../../reviews/ReviewCard';
import { noReview } from '../../reviews/texts';
import { showBookingDetails } from '../../bookings/detail/texts';
import { DeleteReviewButton } from './DeleteReviewButton';
import { ReplyForm, type ReviewRow } from './ReplyForm';
import { reviewBulk } from './reviewBulk';
import { ReviewReports } from './ReviewReports';
import {
  ReviewTableDocument,
  type ReviewTableQuery,
  type ReviewTableQueryVariables,
} from './ReviewTable.generated';
import * as texts from './texts';

const columns: readonly Column<ReviewRow>[] = [
  {
    field: 'rating',
    label: texts.rating,
    width: 128,
    sort: { ascending: 'LOWEST', descending: 'HIGHEST' },
    text: ({ rating }) => String(rating),
    cell: ({ rating }) => <Stars rating={rating} size={16} />,
  },
  { field: 'hotel', label: texts.hotelName, text: ({ hotel }) => hotel.name },
  { field: 'guest', label: texts.customerName, width: 176, text: ({ user }) => user.name },
  { field: 'text', label: texts.review, text: ({ text }) => text },
  {
    field: 'created',
    label: texts.date,
    width: 120,
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    text: ({ createdAt }) => spokenDay(createdAt),
  },
  { field: 'reply', label: texts.replied, width: 96, text: ({ reply }) => (reply ? texts.yes : texts.no) },
  {
    field: 'hidden',
    label: texts.status,
    width: 104,
    text: ({ hidden }) => (hidden ? texts.hidden : texts.published),
  },
  {
    field: 'reports',
    label: texts.reports,
    width: 96,
    text: ({ reports }) => (reports.length ? String(reports.length) : texts.no),
  },
  {
    field: 'photos',
    label: texts.photos,
    width: 88,
    text: ({ photos }) => (photos.length ? String(photos.length) : texts.no),
  },
  { field: 'id', label: texts.reference, width: 216, isOptional: true, text: ({ id }) => id },
];

/** All reviews, newest first. */
export const reviewScreen: Screen<ReviewRow, ReviewTableQuery, ReviewTableQueryVariables> = {
  name: 'reviews',
  title: texts.reviews,
  counted: reviewsText,
  document: ReviewTableDocument,
  variables: (state, page) => ({
    filter: {
      createdFrom: startOfDay(boundsOf(state.filters.created).from),
      createdTo: startOfDay(boundsOf(state.filters.created).to, 1),
      text: state.text || undefined,
      hotelId: state.filters.hotel,
      hasPhotos: state.filters.photos ? state.filters.photos === 'yes' : undefined,
      reported: state.filters.reported ? state.filters.reported === 'yes' : undefined,
      hidden: state.filters.hidden ? state.filters.hidden === 'yes' : undefined,
      rating: state.filters.rating ? Number(state.filters.rating) : undefined,
    },
    sort: orderOf<ReviewTableQueryVariables['sort']>(state, columns) ?? 'NEWEST',
    ...page,
  }),
  countsAll: true,
  isAudited: true,
  isPublic: true,
  list: ({ reviews }) => reviews,
  columns,
  filters: [
    {
      name: 'rating',
      label: texts.rating,
      kind: 'choice',
      choices: [5, 4, 3, 2, 1].map((stars) => [String(stars), fill(starsText, { count: stars })] as const),
    },
    { name: 'hotel', label: texts.hotel, kind: 'hotel' },
    { name: 'created', label: texts.written, kind: 'days' },
    {
      name: 'hidden',
      label: texts.status,
      kind: 'choice',
      choices: [
        ['no', texts.published],
        ['yes', texts.hidden],
      ],
    },
    {
      name: 'reported',
      label: texts.reports,
      kind: 'choice',
      choices: [
        ['yes', texts.withReports],
        ['no', texts.withoutReports],
      ],
    },
    {
      name: 'photos',
      label: texts.photos,
      kind: 'choice',
      choices: [
        ['yes', texts.withPhotos],
        ['no', texts.withoutPhotos],
      ],
    },
  ],
  search: texts.search,
  bulk: reviewBulk,
  empty: noReview,
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
          reports: null,
          photos: null,
          text: null,
          reply: row.repliedAt ? spokenDay(row.repliedAt) : texts.notYet,
          hidden: row.hidden ? fill(texts.hiddenBecause, { reason: row.hiddenReason ?? '' }) : undefined,
        }),
      ]}
      actions={
        <>
          {row.booking && (
            <Button component={RouterLink} to={paths.booking(row.booking.id)} variant="outlined" size="small">
              {showBookingDetails}
            </Button>
          )}
          <DeleteReviewButton row={row} />
        </>
      }
    >
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.text}</Box>
      <ReviewPhotos photos={row.photos} by={row.user.name} />
      <ReviewReports reports={row.reports} />
      <ReplyForm key={`${row.id} ${row.reply}`} row={row} />
    </Details>
  ),
};
