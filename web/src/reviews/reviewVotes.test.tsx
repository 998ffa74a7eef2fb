import { act, fireEvent, screen, within } from '@testing-library/react';
import { review, type Review } from '../../test/reviews';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { ReviewsPage } from './ReviewsPage';

const routes = [{ path: '/reviews', element: <ReviewsPage /> }];

const [older, newer] = [review('older', 2, 1), review('newer', 5, 2)];
const list = (...items: Review[]) => ({ __typename: 'ReviewList', total: items.length, items });
const open = (at: string, answers: Answers) => visit({ at, routes, answers, viewer: guest });
/** Presses and waits for the answers. */
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

describe('votes and reports', () => {
  const others = (more: object = {}) => ({
    ...newer,
    user: { ...newer.user, id: 'someone' },
    helpfulCount: 2,
    viewerCan: { ...newer.viewerCan, vote: true, report: true },
    ...more,
  });
  const answers = (more: Answers = {}): Answers => {
    const reviews = () => ({ reviews: list(others(), older) });
    return { ReviewsPage: reviews, OwnVotes: reviews, ...more };
  };
  const button = (name: string) => screen.getByRole('button', { name });

  it('a guest finds a review helpful, once it is known that it is not the own one', async () => {
    const { asked } = await open(
      '/reviews',
      answers({
        VoteHelpful: () => ({ voteHelpful: others({ helpfulCount: 3, viewerVotedHelpful: true }) }),
      }),
    );
    await seen(() => button('Helpful (2)'));
    expect(screen.getAllByRole('button', { name: /^Helpful/ })).toHaveLength(1);
    expect(button('Helpful (2)')).toHaveAttribute('aria-pressed', 'false');
    await press(button('Helpful (2)'));
    expect(asked.at(-1)?.variables).toEqual({ input: { reviewId: 'newer', helpful: true } });
    expect(button('Helpful (3)')).toHaveAttribute('aria-pressed', 'true');
  });

  it('a guest reports a review with a reason', async () => {
    const { asked, user } = await open(
      '/reviews',
      answers({ ReportReview: () => ({ reportReview: others({ viewerReported: true }) }) }),
    );
    await seen(() => button('Report'));
    await press(button('Report'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review?' }));
    await user.click(dialog.getByRole('radio', { name: 'It insults or threatens' }));
    await press(dialog.getByRole('button', { name: 'Report' }));
    expect(asked.at(-1)?.variables).toEqual({
      input: { reviewId: 'newer', reason: 'OFFENSIVE', text: null },
    });
    await seen(() => screen.getByText('You reported this review'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('visitors read how many found it helpful, and ask for no votes', async () => {
    const { asked } = await visit({ at: '/reviews', routes, answers: answers() });
    expect(screen.getByText('2 people found this helpful')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Helpful/ })).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('OwnVotes');
  });

  it('the list is narrowed to a number of stars, which the address keeps', async () => {
    const { asked, user, address } = await open('/reviews?sort=HELPFUL', answers());
    await user.selectOptions(screen.getByLabelText('Show reviews with'), '4 stars');
    expect(address()).toBe('/reviews?sort=HELPFUL&stars=4');
    expect(asked.findLast(({ name }) => name === 'ReviewsPage')?.variables).toMatchObject({
      sort: 'HELPFUL',
      filter: { rating: 4 },
      offset: 0,
    });
  });
});
