import { act, fireEvent, screen, within } from '@testing-library/react';
import { booking } from '../../test/bookingAnswers';
import { rated, review, type Review } from '../../test/reviews';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { CreateReviewPage } from './CreateReviewPage';
import { HotelReviews } from './HotelReviews';
import { MyReviewsPage } from './MyReviewsPage';
import { UpdateReviewPage } from './UpdateReviewPage';

const routes = [
  { path: '/myreviews', element: <MyReviewsPage /> },
  { path: '/createreview', element: <CreateReviewPage /> },
  { path: '/updatemyreview', element: <UpdateReviewPage /> },
  { path: '/hotels/:hotelId', element: <HotelReviews hotelId="hotel1" /> },
];

const [older, newer] = [review('older', 2, 1), review('newer', 5, 2)];
const list = (...items: Review[]) => ({ __typename: 'ReviewList', total: items.length, items });
const open = (at: string, answers: Answers) => visit({ at, routes, answers, viewer: guest });
/** Presses and waits for the answers. */
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const past = (id: string, hotelName: string) => ({
  __typename: 'Booking',
  id,
  reference: `K7M4-2QX${id.at(-1)}`,
  hotelName,
  hotel: { __typename: 'Hotel', id: 'hotel1', photos: ['https://images.example/lamp.jpg'] },
  stays: [{ __typename: 'Stay', id: `stay of ${id}`, checkIn: '2099-01-05', checkOut: '2099-01-08' }],
  viewerCan: { __typename: 'BookingAbilities', review: true },
});

describe('scores and past stays', () => {
  const answers = (more: Answers = {}): Answers => ({
    MyReviewsPage: () => ({
      reviewableStays: [past('past2', 'The Lampwright'), past('past3', 'Owl House')],
      myReviews: list(scored, older),
    }),
    ReviewedBooking: () => ({ booking }),
    ReviewToUpdate: () => ({ review: scored }),
    CreateReview: () => ({ createReview: scored }),
    UpdateReview: () => ({ updateReview: scored }),
    ...more,
  });
  const scored = { ...newer, scores: { ...newer.scores, staff: 4 } };
  const link = (name: RegExp) => screen.getByRole('link', { name });

  it('leads from My reviews to the form of a past stay, and offers stays beside the form by reference', async () => {
    const { address, navigation } = await open('/myreviews', answers());
    expect(screen.getByRole('heading', { name: 'Stays you can review' })).toBeVisible();
    await press(link(/The Lampwright.*5.*8 Jan/));
    expect(address()).toBe('/createreview?booking=K7M4-2QX2');
    expect(screen.getByLabelText('Booking reference')).toHaveValue('K7M4-2QX2');
    expect(screen.queryByRole('heading', { name: 'Stays you can review' })).toBeNull();
    await act(() => navigation.navigate('/createreview'));
    expect(screen.getByLabelText('Booking reference')).toHaveValue('');
    await press(link(/Owl House/));
    expect(screen.getByLabelText('Booking reference')).toHaveValue('K7M4-2QX3');
  });

  it('sends the subjects that are scored, and a score can be taken back', async () => {
    const { user, asked } = await open('/createreview?booking=K7M4-2QX2', answers());
    const staff = within(screen.getByRole('group', { name: 'Staff' }));
    await user.click(staff.getByRole('radio', { name: '2 out of 5' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Location' })).getByRole('radio', { name: '5 out of 5' }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear the score for Location' }));
    await user.click(staff.getByRole('radio', { name: '4 out of 5' }));
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByLabelText('Review'), 'Lovely.');
    await press(screen.getByRole('button', { name: 'Publish review' }));
    const scores = { cleanliness: null, location: null, staff: 4, comfort: null, value: null };
    expect(asked.find(({ name }) => name === 'CreateReview')?.variables).toEqual({
      input: { bookingId: 'K7M4-2QX2', rating: 5, text: 'Lovely.', scores },
    });
    await seen(() => screen.getByText('Staff 4'));
  });

  it('are edited, and removing the last one sends none', async () => {
    const { user, asked } = await open('/updatemyreview?review=newer', answers());
    const staff = within(screen.getByRole('group', { name: 'Staff' }));
    expect(staff.getByRole('radio', { name: '4 out of 5' })).toBeChecked();
    await user.click(staff.getByRole('button', { name: 'Clear the score for Staff' }));
    await press(screen.getByRole('button', { name: 'Continue' }));
    expect(asked.find(({ name }) => name === 'UpdateReview')?.variables).toEqual({
      input: { reviewId: 'newer', rating: 5, text: 'Words of newer.', scores: {} },
    });
  });

  it('of the hotel are shown as averages with the number of scores', async () => {
    const average = {
      __typename: 'ScoreAverage' as const,
      subject: 'STAFF' as const,
      average: 4.5,
      count: 2,
    };
    const hotelNow = { ...rated(2, 3.5, [0, 1, 0, 0, 1]), scoreAverages: [average] };
    await open('/hotels/hotel1', { HotelReviews: () => ({ hotel: hotelNow, reviews: list(newer, older) }) });
    await seen(() => screen.getByRole('list', { name: 'Average scores' }));
    expect(screen.getByRole('list', { name: 'Average scores' })).toHaveTextContent('Staff4.5 (2 scores)');
  });
});
