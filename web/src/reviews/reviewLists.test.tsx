import { act, fireEvent, screen, within } from '@testing-library/react';
import { review, type Review } from '../../test/reviews';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { spokenDay } from '../kit/moments';
import { FindReviewPage } from './FindReviewPage';
import { MyReviewsPage } from './MyReviewsPage';
import { ReviewResultsPage } from './ReviewResultsPage';
import { ReviewsPage } from './ReviewsPage';

const routes = [
  { path: '/reviews', element: <ReviewsPage /> },
  { path: '/reviews/findreview', element: <FindReviewPage /> },
  { path: '/searchreviewsresults', element: <ReviewResultsPage /> },
  { path: '/myreviews', element: <MyReviewsPage /> },
];

const [older, newer] = [review('older', 2, 1), review('newer', 5, 2)];
const list = <T,>(...items: T[]) => ({ __typename: 'ReviewList', total: items.length, items });
const mine = (...items: Review[]): Answers => ({
  MyReviewsPage: () => ({ reviewableStays: [], myReviews: list(...items) }),
});
const open = (at: string, answers: Answers) => visit({ at, routes, answers, viewer: guest });
/** Presses and waits for the answers. */
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

describe('lists of reviews', () => {
  it('show the text of the specification if they are empty', async () => {
    await open('/myreviews', mine());
    expect(screen.getByText('You have no review in the database !!!')).toBeVisible();
  });

  it.each<[string, Answers]>([
    ['/reviews', { ReviewsPage: () => ({ reviews: list() }) }],
    ['/searchreviewsresults?review=none', { ReviewResultsPage: () => ({ review: null }) }],
  ])('show the other text of the specification at %s', async (at, answers) => {
    await open(at, answers);
    expect(screen.getByText('No review in the database !!!')).toBeVisible();
  });

  it('show hotel, customer, date, text, stars out of 5, who stayed, and the property’s reply', async () => {
    const answered = { ...newer, reply: 'Come again.', repliedAt: '2099-01-20T12:00:00.000Z' };
    await open('/myreviews', mine(answered, older));
    const [first, second] = screen.getAllByRole('listitem');
    for (const text of [
      'The Lampwright',
      'Guest Demo',
      spokenDay(newer!.createdAt),
      'Words of newer.',
      '5 out of 5',
      'Stayed',
    ])
      expect(first).toHaveTextContent(text);
    expect(first).toHaveTextContent(
      `Reply from The Lampwright · ${spokenDay(answered.repliedAt)}Come again.`,
    );
    expect(second).not.toHaveTextContent('Stayed');
    expect(within(second!).getByRole('img', { name: '2.0 out of 5 stars' })).toBeVisible();
  });

  it('mark the rating of a cancelled booking as not counted', async () => {
    await open('/myreviews', mine({ ...newer, bookingCancelled: true }, older));
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Booking cancelled: this rating does not count');
    expect(second).not.toHaveTextContent('does not count');
  });

  it('keep hotel, order and page in the address', async () => {
    const { asked, user, address } = await open('/reviews?hotel=hotel1&sort=LOWEST&page=2', {
      ReviewsPage: () => ({ reviews: { ...list(older), total: 21 } }),
      ReviewedHotel: () => ({ hotel: { __typename: 'Hotel', id: 'hotel1', name: 'The Lampwright' } }),
    });
    await seen(() => screen.getByRole('heading', { name: 'Reviews of The Lampwright' }));
    const variables = { hotelId: 'hotel1', sort: 'LOWEST', limit: 20, offset: 20 };
    expect(asked.find(({ name }) => name === 'ReviewsPage')?.variables).toEqual(variables);
    await user.selectOptions(screen.getByLabelText('Sort reviews by'), 'Highest rated first');
    expect(address()).toBe('/reviews?hotel=hotel1&sort=HIGHEST');
    expect(asked.at(-1)?.variables).toEqual({ ...variables, sort: 'HIGHEST', offset: 0 });
  });

  it.each([
    ['/reviews', 'ReviewsPage', 'reviews', '/reviews?sort=NEWEST&page=2'],
    ['/myreviews', 'MyReviewsPage', 'myReviews', '/myreviews?page=2'],
  ])('show the last page if %s names one beyond it', async (path, question, field, expected) => {
    const answer = ({ offset }: Record<string, unknown>) => ({
      reviewableStays: [],
      [field]: { ...list(...(offset === 20 ? [older] : [])), total: 21 },
    });
    const { address } = await open(`${path}?page=9`, { [question]: answer });
    await seen(() => screen.getByText('Words of older.'));
    expect(address()).toBe(expected);
  });

  it('lead to a single review by its reference', async () => {
    const { user, address } = await open('/reviews/findreview', {
      ReviewResultsPage: ({ id }) => ({ review: id === 'newer' ? newer : null }),
    });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.type(screen.getByLabelText('Review reference'), ' newer ');
    await press(screen.getByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/searchreviewsresults?review=newer');
    await seen(() => screen.getByText('Words of newer.'));
  });
});
