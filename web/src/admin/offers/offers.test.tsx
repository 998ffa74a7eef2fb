import { screen, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { AcceptOfferPage } from './AcceptOfferPage';
import { OffersPage } from './OffersPage';

const [OFFER, USER, CITY, TYPE] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const file = (name: string) => ({
  __typename: 'PropertySubmission' as const,
  id: `file of ${name}`,
  url: `https://images.example/${name}`,
});
const user = { __typename: 'User' as const, id: USER, name: 'Olga Farmer', email: 'olga@staybook.example' };
const offer = {
  __typename: 'PropertyOffer' as const,
  id: OFFER,
  state: 'NEW' as const,
  sentAt: '2026-11-22T10:00:00.000Z',
  sentBy: user,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  hotel: null,
  files: ['about.txt', 'house.jpg', 'garden.jpg'].map(file),
};
const hotel = { __typename: 'Hotel' as const, id: 'e'.repeat(24), name: 'Olive Farm' };
const Arrived = () => <ArrivalNotice />;
const routes = [
  { path: '/staff/properties', element: <OffersPage /> },
  { path: '/staff/properties/accept', element: <AcceptOfferPage /> },
  { path: '/hotels/:hotelId', element: <Arrived /> },
];
const answers: Answers = {
  SavedViews: () => ({ savedViews: [] }),
  OfferTable: () => ({
    propertyOffers: { __typename: 'PropertyOfferList', total: 1, totalIsExact: true, items: [offer] },
  }),
  OfferToAccept: () => ({ propertyOffer: offer }),
  CityOptions: () => ({ cities: [{ __typename: 'City', id: CITY, name: 'Lisbon' }] }),
  HotelTypeOptions: () => ({ hotelTypes: [{ __typename: 'HotelType', id: TYPE, name: 'Farm' }] }),
  UserOptions: () => ({ users: { __typename: 'UserList', items: [] }, user }),
  UserOption: () => ({ user }),
};
const open = (at: string, more: Answers = {}) =>
  visit({ at, routes, answers: { ...answers, ...more }, viewer: { ...guest, role: 'ADMIN' } });

const read = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (async () => ({
    ok: true,
    text: async () => 'A farm with six rooms.',
  })) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = read;
});

test('an offer shows its text and pictures, and is declined with an answer', async () => {
  const { user: person, asked } = await open(`/staff/properties?row=${OFFER}`, {
    DeclineOffer: ({ input }) => ({
      declinePropertyOffer: {
        ...offer,
        state: 'DECLINED',
        answer: input.answer,
        answeredAt: offer.sentAt,
        answeredBy: { __typename: 'User', id: 'f'.repeat(24), name: 'Ada Keller' },
      },
    }),
  });
  await seen(() => screen.getByText('A farm with six rooms.'));
  expect(within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Accept' })).toHaveAttribute(
    'href',
    `/staff/properties/accept?offer=${OFFER}`,
  );
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this submission?' });
  expect(dialog).toHaveTextContent('Olga Farmer gets your answer by email.');
  const confirm = within(dialog).getByRole('button', { name: 'Decline and send' });
  expect(confirm).toBeDisabled();
  await person.type(within(dialog).getByLabelText('Answer'), ' Too small. ');
  await person.click(confirm);
  await seen(() => screen.getByText('Too small.'));
  expect(screen.queryByRole('link', { name: 'Accept' })).toBeNull();
  expect(asked.find(({ name }) => name === 'DeclineOffer')!.variables.input).toEqual({
    offerId: OFFER,
    answer: 'Too small.',
  });
});

test('accepting starts with the texts of the offer, and creates the hotel with the selected pictures', async () => {
  const { user: person, asked } = await open(`/staff/properties/accept?offer=${OFFER}`, {
    AcceptOffer: () => ({ acceptPropertyOffer: { ...offer, hotel } }),
  });
  await seen(() => screen.getByLabelText('Detailed description'));
  expect(screen.getByLabelText('Detailed description')).toHaveValue('A farm with six rooms.');
  await person.click(screen.getByRole('checkbox', { name: 'Picture 1' }));
  for (const [label, text] of [
    ['Name', 'Olive Farm'],
    ['City', 'lisbon'],
    ['Property type', TYPE],
    ['Description', 'Quiet.'],
    ['Message to the sender', 'What do your rooms cost?'],
  ] as const) {
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  }
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await seen(() =>
    screen.getByText(
      'Olive Farm has been created. Olga Farmer is its owner and got an email with the next steps.',
    ),
  );
  expect(asked.find(({ name }) => name === 'AcceptOffer')!.variables.input).toMatchObject({
    offerId: OFFER,
    photoIds: ['file of garden.jpg'],
    answer: 'What do your rooms cost?',
    name: 'Olive Farm',
    cityId: CITY,
    typeId: TYPE,
    managerId: USER,
    staffIds: [USER],
    detailedDescription: 'A farm with six rooms.',
  });
});

test.each([
  ['has been answered', { ...offer, state: 'ACCEPTED' as const }, 'This submission has been answered'],
  ['is gone', null, 'This submission does not exist'],
])('an offer that %s is not accepted again', async (_what, propertyOffer, heading) => {
  await open(`/staff/properties/accept?offer=${OFFER}`, { OfferToAccept: () => ({ propertyOffer }) });
  await seen(() => screen.getByRole('heading', { name: heading }));
});
