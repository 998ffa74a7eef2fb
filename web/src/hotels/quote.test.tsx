import { act, screen, waitFor, within } from '@testing-library/react';
import { hotelAnswers, quote } from '../../test/answers';
import { guest, visit, type Answers } from '../../test/visit';
import { HotelPage } from './HotelPage';
import { saveSelection } from '../rooms/selection';

jest.useFakeTimers({ now: Date.parse('2099-02-20T12:00:00Z'), advanceTimers: true });

const at = '/hotels/hotel1?checkIn=2099-03-01&checkOut=2099-03-04';
const routes = [{ path: '/hotels/:hotelId', element: <HotelPage /> }];
const first = quote({ r101: [12000, 12000, 15000] });
const tax = { __typename: 'ChargeLine' as const, title: 'City tax', cents: 1170 };

function open(rooms: string[], answers: Answers) {
  saveSelection('hotel1', rooms);
  return visit({
    at,
    routes,
    answers: {
      ...hotelAnswers(),
      ...answers,
    },
    viewer: guest,
  });
}
const summary = () => within(screen.getByRole('region', { name: 'Your selection' }));
const line = (label: string) => summary().getByText(label).closest('li');
const total = () => summary().getByText('Total').parentElement;
const bookNow = () => screen.getByRole('button', { name: 'Book Now' });
const isPriced = () => waitFor(() => expect(bookNow()).toBeEnabled());

describe('a selection of rooms', () => {
  beforeEach(() => sessionStorage.clear());

  it('that does not sleep everybody says so before anything is paid', async () => {
    saveSelection('hotel1', ['r101']);
    const answers = { ...hotelAnswers(), Quote: () => ({ quote: first }) };
    const { user } = await visit({ at: `${at}&guests=5&rooms=2`, routes, answers, viewer: guest });
    await isPriced();
    // on small screens the bar says it in short, and unfolds
    const brief = summary().getByRole('button', { name: /Too small for all guests/ });
    await user.click(brief);
    expect(summary().getByText(/^Your rooms sleep \d of 5 guests\./)).toBeVisible();
  });

  it('shows the server’s quote: nights by price, taxes and fees, the total, and the cancellation terms', async () => {
    const { asked } = await open(['r101'], {
      Quote: () => ({ quote: { ...first, charges: [tax], totalCents: 40170 } }),
    });
    await isPriced();
    expect(line('Petite double, room 101')).toHaveTextContent('2 nights × $120, 1 night × $150');
    expect(line('Petite double, room 101')).toHaveTextContent('$390');
    expect(line('City tax')).toHaveTextContent('$11.70');
    expect(total()).toHaveTextContent('Total$401.70');
    const terms =
      'Free cancellation until Fri 27 Feb 2099 (hotel time). After that, $200.85 of $401.70 is refunded. From Mon 2 Mar 2099, nothing is refunded.';
    expect(summary().getByText(terms)).toBeInTheDocument();
    expect(asked.filter(({ name }) => name === 'Quote')).toHaveLength(1);
  });

  it('cannot be booked without a price, and shows why', async () => {
    const fail = () => {
      throw new Error('The line is dead');
    };
    await open(['r101'], { Quote: fail });
    expect(bookNow()).toBeDisabled();
    expect(await summary().findByText(/^We can’t get the price right now/)).toBeInTheDocument();
    expect(summary().getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('cannot be booked, and has no total, where none of its rooms is free any more', async () => {
    const { asked } = await open(['r102'], {});
    expect(line('Petite double, room 102')).toHaveTextContent('No longer free');
    expect(bookNow()).toBeDisabled();
    expect(summary().queryByText('Total')).not.toBeInTheDocument();
    expect(asked.map(({ name }) => name)).not.toContain('Quote');
  });

  it('cannot be booked beside a date that cannot be read', async () => {
    const { user } = await open(['r101'], { Quote: () => ({ quote: first }) });
    await isPriced();
    const checkIn = screen.getByLabelText('Check-in');
    await user.clear(checkIn);
    await user.type(checkIn, '03/04/2099');
    await user.tab();
    expect(checkIn).toHaveAccessibleDescription('Enter a date like 20/Nov/2026');
    expect(bookNow()).toBeDisabled();
    await user.clear(checkIn);
    await user.type(checkIn, '01/Mar/2099{Enter}');
    await isPriced();
  });

  it('asks for no price of rooms that are no longer free', async () => {
    const { asked } = await open(['r101', 'r102'], { Quote: () => ({ quote: first }) });
    await isPriced();
    expect(line('Petite double, room 102')).toHaveTextContent('No longer free for these dates');
    expect(asked.find(({ name }) => name === 'Quote')?.variables.input).toMatchObject({
      roomNumberIds: ['r101'],
    });
  });

  it('shows the minimum stay, and extends the dates in one press', async () => {
    const { user, address } = await open(['r101'], {
      Quote: () => ({ quote: { ...first, minimumNights: 5 } }),
    });
    const longer = await summary().findByRole('button', { name: /^Stay 5 nights/ });
    expect(bookNow()).toBeDisabled();
    await act(async () => user.click(longer));
    expect(address()).toContain('checkOut=2099-03-06');
  });
});

describe('a price that changed between the quote and Book Now', () => {
  const dearer = quote({ r101: [12000, 12000, 18000] });
  const changed = {
    __typename: 'PriceChanged' as const,
    message: 'The price has changed.',
    changes: [
      {
        __typename: 'NightPriceChange',
        night: '2099-03-03',
        wasCents: 15000,
        isCents: 18000,
        roomNumber: { __typename: 'RoomNumber', id: 'r101', number: 101 },
      },
    ],
    chargeChanges: [],
    extraChanges: [],
    quote: dearer,
  };
  const versions: unknown[] = [];
  const refuse = () =>
    open(['r101'], {
      Quote: () => ({ quote: first }),
      CreateCheckout: ({ input }) => {
        versions.push(input.quoteVersion);
        return { createCheckout: changed };
      },
    });
  beforeEach(() => {
    sessionStorage.clear();
    versions.length = 0;
  });

  it('is listed by night, and agreed to in one press', async () => {
    const { user } = await refuse();
    await isPriced();
    await user.click(bookNow());
    const dialog = within(await screen.findByRole('dialog', { name: 'The price has changed' }));
    const night = dialog.getByText('Room 101, the night of Tue 3 Mar 2099').parentElement;
    expect(night).toHaveTextContent('was $150 now $180');
    expect(dialog.getByText('Total').parentElement).toHaveTextContent('was $390 now $420');
    await user.click(dialog.getByRole('button', { name: 'Book at the new price' }));
    await waitFor(() => expect(versions).toEqual([first.version, dearer.version]));
  });

  it('shows in the summary and on the card after going back, without another request', async () => {
    const { user, asked } = await refuse();
    await isPriced();
    await user.click(bookNow());
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(total()).toHaveTextContent('Total$420');
    const card = within(screen.getByRole('article', { name: 'Petite double' }));
    expect(card.getByText('$420 for 3 nights')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'Quote')).toHaveLength(1);
  });
});
