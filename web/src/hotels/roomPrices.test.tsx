import { act, screen, within } from '@testing-library/react';
import { hotel, hotelAnswers, stayPrice } from '../../test/answers';
import { guest, visit } from '../../test/visit';
import { HotelPage } from './HotelPage';

const stay = 'checkIn=2099-03-01&checkOut=2099-03-04';
const routes = [{ path: '/hotels/:hotelId', element: <HotelPage /> }];
const [small, large] = hotel.roomTypes;

/** The hotel with the small room at this price for the stay. */
const open = (price: ReturnType<typeof stayPrice> | null, more = '') =>
  visit({
    at: `/hotels/hotel1?${stay}${more}`,
    routes,
    answers: hotelAnswers({ ...hotel, roomTypes: [{ ...small!, stayPrice: price }, large!] }),
    viewer: guest,
  });
const card = (title: string) => within(screen.getByRole('article', { name: title }));

describe('the price of a room', () => {
  beforeEach(() => sessionStorage.clear());

  it('is for the selected nights, listed one by one if they differ', async () => {
    const { user } = await open(stayPrice(12000, 12000, 14050));
    expect(card('Petite double').getByText(/per night/)).toHaveTextContent('about $127 per night');
    expect(card('Petite double').getByText('$380.50 for 3 nights')).toBeVisible();
    await user.click(card('Petite double').getByText('Price of each night'));
    expect(card('Petite double').getByText('Tue 3 Mar 2099').parentElement).toHaveTextContent('$140.50');
    expect(card('Attic suite').queryByText('Price of each night')).toBeNull();
  });

  it('is marked as "about" in the dialog where nights differ', async () => {
    await open(stayPrice(12000, 12000, 14050), '&select=small');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Price per night').nextElementSibling).toHaveTextContent('about $127');
  });

  it('is not shown where no card can pay it', async () => {
    await open(null);
    expect(
      card('Petite double').getByText(/^This stay costs more than one card payment allows/),
    ).toBeVisible();
  });
});

describe('a minimum stay', () => {
  const short = { ...stayPrice(12000, 12000, 12000), minimumNights: 5 };
  const words = 'A stay from Sun 1 Mar 2099 must be at least 5 nights.';
  beforeEach(() => sessionStorage.clear());

  it('is shown only on the card of a room that asks for more nights', async () => {
    await open(short);
    expect(card('Petite double').getByText(words)).toBeVisible();
    expect(card('Attic suite').queryByText(/at least/)).toBeNull();
  });

  it('disables Continue, and offers long enough dates in one press', async () => {
    const { user, address } = await open(short, '&select=small');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent(words);
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    const longer = dialog.getByRole('button', { name: 'Stay 5 nights, until Fri 6 Mar 2099' });
    await act(async () => user.click(longer));
    expect(address()).toContain('checkIn=2099-03-01&checkOut=2099-03-06');
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
