import { act, fireEvent, screen, within } from '@testing-library/react';
import { hotel } from '../../test/answers';
import { booking } from '../../test/bookingAnswers';
import { rated, review, type Review } from '../../test/reviews';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { BookingPage } from '../bookings/detail/BookingPage';
import { CreateReviewPage } from './CreateReviewPage';
import { FindReviewPage } from './FindReviewPage';
import { HotelReviews } from './HotelReviews';
import { MyReviewsPage } from './MyReviewsPage';
import { ReviewResultsPage } from './ReviewResultsPage';
import { ReviewsPage } from './ReviewsPage';
import { UpdateReviewPage } from './UpdateReviewPage';

const routes = [
  { path: '/reviews', element: <ReviewsPage /> },
  { path: '/reviews/findreview', element: <FindReviewPage /> },
  { path: '/searchreviewsresults', element: <ReviewResultsPage /> },
  { path: '/myreviews', element: <MyReviewsPage /> },
  { path: '/createreview', element: <CreateReviewPage /> },
  { path: '/updatemyreview', element: <UpdateReviewPage /> },
  { path: '/hotels/:hotelId', element: <HotelReviews hotelId="hotel1" /> },
  { path: '/bookings/:bookingId', element: <BookingPage /> },
];

const [older, newer] = [review('older', 2, 1), review('newer', 5, 2)];
const list = <T,>(...items: T[]) => ({ __typename: 'ReviewList', total: items.length, items });
const mine = (...items: Review[]): Answers => ({
  MyReviewsPage: () => ({ reviewableStays: [], myReviews: list(...items) }),
  StaysToReview: () => ({ reviewableStays: [] }),
});
const open = (at: string, answers: Answers) => visit({ at, routes, answers, viewer: guest });
/** Presses and waits for the answers. */
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const rows = () => screen.queryAllByRole('listitem').map((row) => /Words of \w+/.exec(row.textContent)?.[0]);

/** The queries, without those for own votes, which follow each list. */
const namesOf = (asked: readonly { name: string }[]) =>
  asked.map(({ name }) => name).filter((name) => name !== 'OwnVotes');

describe('the reviews of a hotel', () => {
  it('show the average and the distribution of ratings', async () => {
    const hotelNow = { ...hotel, ...rated(4, 3.5, [0, 2, 0, 0, 2]) };
    await open('/hotels/hotel1', { HotelReviews: () => ({ hotel: hotelNow, reviews: list(newer, older) }) });
    await seen(() => screen.getByText('3.5'));
    expect(screen.getByRole('listitem', { name: '5 stars: 2 ratings' })).toBeVisible();
    expect(screen.getByRole('listitem', { name: '1 star: 0 ratings' })).toBeVisible();
  });
});

describe('writing', () => {
  const bookingWith = (review: typeof booking.review) => ({
    booking: { ...booking, review, viewerCan: { ...booking.viewerCan, review: !review } },
  });
  let written: typeof booking.review = null;
  beforeEach(() => {
    written = null;
  });
  const answers = (createReview: Data<'CreateReview'>['createReview']): Answers => ({
    ...mine(older),
    BookingPage: () => bookingWith(written),
    ReviewedBooking: () => ({ booking }),
    HotelReviews: () => ({ hotel: rated(1, 2, [0, 1, 0, 0, 0]), reviews: list(older) }),
    CreateReview: () => {
      written = newer.booking.review;
      return { createReview };
    },
  });
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.keyboard('{ArrowRight}');
    await user.type(screen.getByLabelText('Review'), 'Lovely.');
    await press(screen.getByRole('button', { name: 'Publish review' }));
  };

  it('begins at the booking, and updates every screen without another query', async () => {
    const visited = await open('/hotels/hotel1', answers(newer));
    await act(() => visited.navigation.navigate('/myreviews'));
    await act(() => visited.navigation.navigate('/bookings/booking1'));
    await press(screen.getByRole('link', { name: 'Write a review' }));
    expect(screen.getByLabelText('Booking reference')).toHaveValue('K7M4-2QXR');
    await seen(() => screen.getByText('The Lampwright'));
    await fill(visited);
    expect(visited.asked.at(-1)).toEqual({
      name: 'CreateReview',
      variables: { input: { bookingId: 'K7M4-2QXR', rating: 5, text: 'Lovely.' } },
    });
    expect(visited.address()).toBe('/myreviews');
    expect(rows()).toEqual(['Words of newer', 'Words of older']);
    await act(() => visited.navigation.navigate('/hotels/hotel1'));
    expect(screen.getByText('3.5')).toBeVisible();
    expect(screen.getByText('Words of newer.')).toBeVisible();
    await act(() => visited.navigation.navigate('/bookings/booking1'));
    await seen(() => screen.getByRole('link', { name: 'Show the review' }));
    const names = namesOf(visited.asked);
    expect(names.slice(names.indexOf('CreateReview') + 1)).toEqual(['BookingPage']);
  });

  it('reports beside the reference that the booking belongs to another customer', async () => {
    const message = 'You are not the customer who made the reservation';
    const visited = await open(
      '/createreview?booking=other',
      answers({ __typename: 'NotYourBooking', message }),
    );
    await fill(visited);
    await seen(() => screen.getByText(message));
    expect(screen.getByLabelText('Booking reference')).toHaveFocus();
    expect(visited.address()).toBe('/createreview?booking=other');
  });

  it('needs a reference, stars and text', async () => {
    const { asked } = await open('/createreview', answers(newer));
    await press(screen.getByRole('button', { name: 'Publish review' }));
    for (const text of ['Enter your booking reference.', 'Choose one to five stars.', 'Write your review.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Booking reference')).toHaveFocus();
    expect(asked.filter(({ name }) => name === 'CreateReview')).toEqual([]);
  });

  it('focuses the stars if only they are missing', async () => {
    const { user } = await open('/createreview?booking=booking1', answers(newer));
    await user.type(screen.getByLabelText('Review'), 'Words.');
    await press(screen.getByRole('button', { name: 'Publish review' }));
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  });
});

describe('a written review', () => {
  const answers = (more: Answers): Answers => ({
    ...mine(newer, older),
    ReviewsPage: ({ sort }) => ({ reviews: sort === 'HIGHEST' ? list(newer, older) : list(older, newer) }),
    ReviewToUpdate: ({ id }) => ({ review: id === 'newer' ? newer : null }),
    ...more,
  });

  it('is updated, and the list sorted by stars is fetched again', async () => {
    let best = newer;
    const { user, asked, address, navigation } = await open(
      '/reviews?sort=HIGHEST',
      answers({
        ReviewsPage: () => ({ reviews: best === newer ? list(newer, older) : list(older, best) }),
        UpdateReview: () => {
          best = { ...newer, rating: 1, hotel: rated(2, 1.5, [1, 1, 0, 0, 0]) };
          return { updateReview: best };
        },
      }),
    );
    await act(() => navigation.navigate('/myreviews'));
    await press(screen.getAllByRole('link', { name: 'Edit review' })[0]!);
    expect(address()).toBe('/updatemyreview?review=newer');
    expect(screen.getByLabelText('New review')).toHaveValue('Words of newer.');
    expect(screen.getByRole('radio', { name: `${newer.rating} stars` })).toBeChecked();
    await user.clear(screen.getByLabelText('New review'));
    await user.click(screen.getByRole('radio', { name: '1 star' }));
    await press(screen.getByRole('button', { name: 'Continue' }));
    expect(asked.at(-1)?.variables).toEqual({ input: { reviewId: 'newer', rating: 1, text: '' } });
    expect(address()).toBe('/myreviews');
    expect(screen.getByText('1 out of 5')).toBeVisible();
    const before = asked.length;
    await act(() => navigation.navigate('/reviews?sort=HIGHEST'));
    await seen(() => screen.getByText('Words of older.'));
    expect(rows()).toEqual(['Words of older', 'Words of newer']);
    expect(namesOf(asked.slice(before))).toEqual(['ReviewsPage']);
  });

  it('leaves every list when it is deleted, after a confirmation', async () => {
    const { user, asked, navigation } = await open(
      '/reviews',
      answers({
        DeleteReview: () => ({
          deleteReview: {
            __typename: 'DeletedReview',
            reviewId: 'newer',
            hotel: rated(1, 2, [0, 1, 0, 0, 0]),
            booking: { ...newer.booking, review: null },
          },
        }),
      }),
    );
    await act(() => navigation.navigate('/myreviews'));
    await user.click(screen.getAllByRole('button', { name: 'Delete review' })[0]!);
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete review' }));
    expect(rows()).toEqual(['Words of older']);
    expect(screen.getByText('1 review')).toBeVisible();
    const before = asked.length;
    await act(() => navigation.navigate('/reviews'));
    expect(rows()).toEqual(['Words of older']);
    expect(asked).toHaveLength(before);
  });

  it('that does not exist or belongs to another guest is not found', async () => {
    await open('/updatemyreview?review=other', answers({}));
    expect(screen.getByRole('heading', { name: 'Review not found' })).toBeVisible();
  });
});
