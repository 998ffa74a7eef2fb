import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { visit } from '../../test/visit';
import { StayFields } from './StayFields';

const FULL = ['2099-03-10', '2099-03-11'];
const LOWEST = ['2099-03-20', '2099-04-02'];
let higher = 16_000;
beforeEach(() => (higher = 16_000));
const answers = {
  PriceCalendar: ({ from, to }: Record<string, unknown>) => ({
    priceCalendar: nightsOf(String(from), String(to)).map((night) => ({
      __typename: 'CalendarNight',
      night,
      cheapestCents: FULL.includes(night) ? null : LOWEST.includes(night) ? 14_850 : higher,
    })),
  }),
};

function nightsOf(from: string, to: string): string[] {
  const nights: string[] = [];
  for (let day = new Date(from); day < new Date(to); day = new Date(day.getTime() + 86_400_000))
    nights.push(day.toISOString().slice(0, 10));
  return nights;
}

function Form() {
  const [stay, setStay] = useState({ checkIn: '2099-03-04', checkOut: '2099-03-06' });
  return (
    <StayFields
      stay={stay}
      today="2099-03-02"
      pricesOf={{ city: 'Lisbon', party: { guests: 4, rooms: 2 } }}
      onChange={setStay}
    />
  );
}

async function openCalendar(end = 'Check-in') {
  const visited = await visit({ at: '/', routes: [{ path: '/', element: <Form /> }], answers });
  await visited.user.click(screen.getByRole('button', { name: `${end}: open calendar` }));
  await screen.findByRole(
    'button',
    { name: /^20 \$149, Fri 20 Mar 2099, from \$148.50/ },
    { timeout: 10_000 },
  );
  return visited;
}
const day = (name: RegExp) => screen.getByRole('button', { name });

test('the calendar shows two months with the cheapest price of every night, or that it is sold out', async () => {
  const { asked } = await openCalendar();
  expect(screen.getAllByRole('grid')).toHaveLength(2);
  expect(day(/^10 full, Tue 10 Mar 2099, sold out/)).toBeVisible();
  expect(day(/ Sun 1 Mar 2099/)).toBeDisabled();
  expect(asked.map(({ variables }) => variables)).toEqual([
    { city: 'Lisbon', guests: 2, from: '2099-03-02', to: '2099-04-01' },
    { city: 'Lisbon', guests: 2, from: '2099-04-01', to: '2099-05-01' },
  ]);
});

test('only the lowest prices are marked', async () => {
  await openCalendar();
  const marked = screen.getAllByRole('button', { name: /, the lowest price/ });
  expect(marked.map(({ textContent }) => textContent)).toEqual(['20 $149', '2 $149']);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Your search is for 4 guests in 2 rooms. Lowest price for one room, 2 guests: $148.50 to $160 a night. A dot marks the lowest price.',
  );
});

test('no night is marked if all cost the same', async () => {
  higher = 14_850;
  await openCalendar();
  expect(screen.queryByRole('button', { name: /, the lowest price/ })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('$148.50 on every available night.');
});

test('the accessible name of a day begins with its visible text', async () => {
  await openCalendar();
  const days = screen.getAllByRole('button', { name: /2099/ });
  expect(days.length).toBeGreaterThan(55);
  for (const button of days) {
    const seen = button.textContent.trim();
    expect(button.getAttribute('aria-label')).toMatch(new RegExp(`^${seen.replace('$', '\\$')}\\b`));
  }
});

test('the first click sets the check-in, the second sets the check-out and closes the calendar', async () => {
  const { user } = await openCalendar();
  await user.click(day(/ Thu 12 Mar 2099/));
  expect(screen.getByText(/Check-in Thu 12 Mar 2099. Choose your check-out/)).toBeVisible();
  await user.click(day(/ Sun 15 Mar 2099/));
  expect(screen.getByLabelText('Check-in')).toHaveValue('12/Mar/2099');
  expect(screen.getByLabelText('Check-out')).toHaveValue('15/Mar/2099');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a sold-out night is refused as check-in and accepted as check-out', async () => {
  const { user } = await openCalendar();
  await user.click(day(/ Tue 10 Mar 2099/));
  expect(screen.getByText(/Tue 10 Mar 2099 is sold out/)).toBeVisible();
  expect(screen.getByLabelText('Check-in')).toHaveValue('04/Mar/2099');
  await user.click(day(/ Sun 8 Mar 2099/));
  await user.click(day(/ Tue 10 Mar 2099/));
  expect(screen.getByLabelText('Check-out')).toHaveValue('10/Mar/2099');
});

test('arrow keys go from day to day, and Enter chooses', async () => {
  const { user } = await openCalendar('Check-out');
  expect(day(/ Wed 4 Mar 2099/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(screen.getByLabelText('Check-out')).toHaveValue('12/Mar/2099');
});

test('the next month loads one month only', async () => {
  const { user, asked } = await openCalendar();
  await user.click(screen.getByRole('button', { name: /next month/i }));
  await screen.findByRole('button', { name: / Fri 1 May 2099, from/ });
  expect(asked.slice(2).map(({ variables }) => variables.from)).toEqual(['2099-05-01']);
});

test('the nights are counted up to the day that is pointed at', async () => {
  const { user } = await openCalendar('Check-out');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('2 nights');
  await user.hover(day(/ Mon 9 Mar 2099/));
  expect(dialog).toHaveTextContent('5 nights');
  expect(day(/ Sun 8 Mar 2099/).closest('td')).toHaveClass('preview');
  expect(day(/ Tue 10 Mar 2099/).closest('td')).not.toHaveClass('preview');
  await user.unhover(day(/ Mon 9 Mar 2099/));
  expect(dialog).toHaveTextContent('2 nights');
});

test('clearing begins again with one night from today', async () => {
  const { user } = await openCalendar('Check-out');
  await user.click(screen.getByRole('button', { name: 'Clear dates' }));
  expect(screen.getByLabelText('Check-in')).toHaveValue('02/Mar/2099');
  expect(screen.getByLabelText('Check-out')).toHaveValue('03/Mar/2099');
  expect(screen.getByText(/Choose your check-in/)).toBeVisible();
  await user.click(day(/ Thu 12 Mar 2099/));
  expect(screen.getByText(/Check-in Thu 12 Mar 2099. Choose your check-out/)).toBeVisible();
});

test('Home, End, Page Up and Page Down move through the week and the months', async () => {
  const { user } = await openCalendar('Check-out');
  expect(day(/ Wed 4 Mar 2099/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(day(/ Sun 8 Mar 2099/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(day(/ Mon 2 Mar 2099/)).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(day(/ Thu 2 Apr 2099/)).toHaveFocus();
  await user.keyboard('{PageUp}{Enter}');
  expect(screen.getByLabelText('Check-in')).toHaveValue('02/Mar/2099');
});
