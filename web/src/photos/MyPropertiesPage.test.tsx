import { screen, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { MyPropertiesPage } from './MyPropertiesPage';

type Offer = Data<'MyPropertiesPage'>['myPropertyOffers']['items'][number];

const file = (name: string) => ({
  __typename: 'PropertySubmission' as const,
  id: `file of ${name}`,
  url: `https://images.example/${name}`,
});
const offer = (id: string, more: object = {}) =>
  ({
    __typename: 'PropertyOffer',
    id,
    state: 'NEW',
    sentAt: '2026-11-22T10:00:00.000Z',
    answer: null,
    answeredAt: null,
    hotel: null,
    files: [file('house.jpg')],
    ...more,
  }) as unknown as Offer;
const open = (...items: Offer[]) => {
  const answers: Answers = {
    MyPropertiesPage: () => ({
      myPropertyOffers: { __typename: 'PropertyOfferList', total: items.length, items },
    }),
  };
  const routes = [{ path: '/myproperties', element: <MyPropertiesPage /> }];
  return visit({ at: '/myproperties', routes, answers, viewer: guest });
};

test('an offer shows its status and our reply', async () => {
  const hotel = { __typename: 'Hotel', id: 'e'.repeat(24), name: 'Olive Farm', openForBooking: true };
  const answered = { answeredAt: '2026-11-23T10:00:00.000Z' };
  await open(
    offer('a'),
    offer('b', { state: 'DECLINED', answer: 'Too small.', ...answered }),
    offer('c', { state: 'ACCEPTED', hotel, ...answered }),
    offer('d', { state: 'ACCEPTED', files: [], ...answered }),
  );
  await seen(() => screen.getByText('4 submissions'));
  const [waiting, declined, accepted, closed] = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('li')!);
  expect(waiting).toHaveTextContent('In review');
  expect(within(waiting!).getByRole('link', { name: /full size/ })).toHaveAttribute(
    'href',
    'https://images.example/house.jpg',
  );
  expect(declined).toHaveTextContent('Declined');
  expect(declined).toHaveTextContent('Too small.');
  expect(within(accepted!).getByRole('link', { name: 'See Olive Farm' })).toHaveAttribute(
    'href',
    `/hotels/${hotel.id}`,
  );
  expect(closed).toHaveTextContent('The hotel is no longer listed.');
  expect(closed).toHaveTextContent('The files have been deleted.');
});

test('an empty page links to how it works', async () => {
  await open();
  await seen(() => screen.getByText('You haven’t submitted a property yet.'));
  expect(screen.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/listproperty');
});
