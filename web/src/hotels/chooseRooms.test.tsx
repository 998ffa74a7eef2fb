import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from '../../../schema/limits';
import { hotel, hotelAnswers, quote } from '../../test/answers';
import { guest, visit } from '../../test/visit';
import { HotelPage } from './HotelPage';
import { loadSelection, saveSelection } from '../rooms/selection';

const at = '/hotels/hotel1?checkIn=2099-03-01&checkOut=2099-03-04&select=small';
const routes = [{ path: '/hotels/:hotelId', element: <HotelPage /> }];
const answers = {
  ...hotelAnswers(),
  Quote: () => ({ quote: quote({ r401: [60000, 60000, 60000] }) }),
};
const open = () => visit({ at, routes, answers, viewer: guest });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

describe('the room selection dialog', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows dates, people and price in the specified formats', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Petite double' })).toBeVisible();
    expect(screen.getByText('Mar/01/2099')).toBeVisible();
    expect(screen.getByText('Mar/01/2099').parentElement).toHaveTextContent('Sun 1 Mar 2099 Mar/01/2099');
    expect(screen.getByText('Mar/04/2099')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent(/Max people2.*\$289\.50/);
  });

  it('disables a room that is taken on one of the nights', async () => {
    await open();
    expect(box('101')).toBeEnabled();
    expect(box('102 taken')).toBeDisabled();
  });

  it('proposes the first free room, ticked, above the others', async () => {
    const { user } = await open();
    const group = (name: string) => within(screen.getByRole('group', { name }));
    expect(group('Your room').getByRole('checkbox', { name: '101' })).toBeChecked();
    expect(group('Or choose your room').getByRole('checkbox')).toHaveAccessibleName('102 taken');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(loadSelection('hotel1')).toEqual(['r101']);
  });

  it('says beside each number what tells it from the others', async () => {
    const roomTypes = hotel.roomTypes.map((type) => ({
      ...type,
      roomNumbers: type.roomNumbers.map((number) => ({
        ...number,
        floor: 1,
        view: number.number === 101 ? 'garden view' : 'street view',
        ...(number.number === 101 && { beds: '2 single beds' }),
      })),
    }));
    await visit({
      at,
      routes,
      viewer: guest,
      answers: { ...answers, ...hotelAnswers({ ...hotel, roomTypes }) },
    });
    expect(screen.getByText('All of these: 1st floor')).toBeVisible();
    expect(box('101 Garden view, 2 single beds')).toBeChecked();
    expect(box('102 Street view taken')).toBeDisabled();
  });

  it('proposes nothing where nothing is free, and ticks nothing where the booking is full', async () => {
    const taken = hotel.roomTypes.map((type) => ({
      ...type,
      roomNumbers: type.roomNumbers.map((number) => ({ ...number, available: false })),
    }));
    await visit({
      at,
      routes,
      viewer: guest,
      answers: { ...answers, ...hotelAnswers({ ...hotel, roomTypes: taken }) },
    });
    expect(screen.getByRole('group', { name: 'Room numbers' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    cleanup();
    sessionStorage.clear();
    const others = Array.from({ length: LIMITS.roomNumbersPerCheckout }, (_, index) => `other${index}`);
    saveSelection('hotel1', others);
    await open();
    expect(box('101')).not.toBeChecked();
  });

  it('merges the ticked rooms into the selection', async () => {
    saveSelection('hotel1', ['r401']);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(loadSelection('hotel1')).toEqual(['r401', 'r101']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('discards the draft on Cancel and on closing', async () => {
    const { user, address } = await open();
    expect(box('101')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address()).not.toContain('select');
    expect(loadSelection('hotel1')).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Select' })[0]!);
    expect(box('101')).toBeChecked();
    await user.keyboard('{Escape}');
    expect(loadSelection('hotel1')).toEqual([]);
  });

  it('keeps the draft over a reload and the end of a session', async () => {
    const { user, session } = await open();
    await user.click(box('101'));
    expect(box('101')).not.toBeChecked();
    await act(async () => session.end());
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await open();
    expect(box('101')).not.toBeChecked();
  });

  it('shows the selection as ticked, and removes what is unticked', async () => {
    saveSelection('hotel1', ['r101', 'r401']);
    const { user } = await open();
    expect(box('101')).toBeChecked();
    await user.click(box('101'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(loadSelection('hotel1')).toEqual(['r401']);
  });
});

test.each(['INTERMEDIATE', 'ADMIN'] as const)(
  '%s sees the hotel without booking controls, and the reason',
  async (role) => {
    const { asked } = await visit({ at, routes, answers, viewer: { ...guest, role } });
    expect(screen.getByRole('article', { name: 'Petite double' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const name of ['Select', 'Book Now']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText(/use a guest account/)).toBeVisible();
    expect(asked.map(({ name }) => name)).not.toContain('HeldBookings');
  },
);
