import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { written } from '../../../test/answers';
import { NightsTakenNotice } from './NightsTakenNotice';

const alternative = (id: string, number: number) => ({
  id,
  number,
  roomType: { id: 'type', texts: { title: written('Attic suite') }, stayPrice: { totalCents: 180000 } },
});
const problem = {
  message: 'Somebody was faster.',
  nights: [{ night: '2026-12-01', roomNumber: { id: 'r101', number: 101, roomType: { id: 'type' } } }],
  alternatives: [alternative('r401', 401), alternative('r402', 402)],
  nearestDates: [{ checkIn: '2026-12-05', checkOut: '2026-12-08' }],
};

function show() {
  const [select, changeStay] = [jest.fn(), jest.fn()];
  render(<NightsTakenNotice problem={problem} selection={['r101', 'r401']} {...{ select, changeStay }} />);
  return { select, changeStay };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the notice that nights were taken', () => {
  it('lists the rooms and nights', () => {
    show();
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody was faster.');
    expect(screen.getByRole('listitem')).toHaveTextContent('Room 101: the night of Tue 1 Dec 2026');
  });

  it('replaces a taken room by the next free one in one press', async () => {
    const { select } = show();
    await press('Take Attic suite 402 for $1,800 instead');
    expect(select).toHaveBeenCalledWith({ type: 'replace', taken: ['r101'], instead: ['r402'] });
  });

  it('moves the stay to the nearest free dates in one press', async () => {
    const { changeStay } = show();
    await press('Stay Sat 5 Dec – Tue 8 Dec 2026');
    expect(changeStay).toHaveBeenCalledWith({ checkIn: '2026-12-05', checkOut: '2026-12-08' });
  });

  it('removes the taken room', async () => {
    const { select } = show();
    await press('Remove this room');
    expect(select).toHaveBeenCalledWith({ type: 'drop', id: 'r101' });
  });
});
