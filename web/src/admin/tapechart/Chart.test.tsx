import { render, screen, fireEvent } from '@testing-library/react';
import { addNights } from '../../../../schema/nights';
import { Chart } from './Chart';
import type { Bar } from './geometry';

/** The browser's, which the tests lack. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  globalThis.ResizeObserver ??= NoObserver;
});

const origin = '2099-03-01';
const day = (count: number) => addNights(origin, count);
const stay = (from: number, to: number, rest: Partial<Bar> = {}): Bar => ({
  roomNumberId: 'room1',
  kind: 'CONFIRMED',
  from: day(from),
  to: day(to),
  bookingId: 'booking',
  stayId: 'stay',
  state: 'CHECKED_IN',
  movedFrom: null,
  movesTo: null,
  owedCents: 0,
  guestName: 'Ada Guest',
  leadGuestName: null,
  party: null,
  blockId: null,
  reason: null,
  fromCalendar: false,
  ...rest,
});

function open(bars: Bar[]) {
  const sized: unknown[] = [];
  const opened: Bar[] = [];
  render(
    <Chart
      ref={null}
      label="Tape chart"
      origin={origin}
      today={day(2)}
      rows={[{ title: 'Double', rooms: 1 }, { room: 0 }]}
      rooms={new Map([[0, { id: 'room1', number: 101, bars }]])}
      part={{ rows: [0, 2], days: [0, 28] }}
      startDay={0}
      open={undefined}
      onPart={() => undefined}
      onDay={() => undefined}
      onOpen={(bar) => opened.push(bar)}
      onMove={() => undefined}
      onBlock={() => undefined}
      onSize={(bar, to) => sized.push([bar.stayId, to])}
    />,
  );
  const chart = screen.getByRole('grid');
  const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(chart, { key }));
  const cursor = () => document.getElementById('chart-cursor');
  return { press, cursor, sized, opened };
}

test('the keyboard makes a stay longer, says so, and confirms with Enter', () => {
  const { press, cursor, sized, opened } = open([stay(0, 4)]);
  press('ArrowRight', '+', '+');
  expect(cursor()).toHaveAccessibleName('Ada Guest leaves on Sat 7 Mar 2099. Enter shows the difference.');
  expect(sized).toEqual([]);
  press('Enter');
  expect(sized).toEqual([['stay', day(6)]]);
  expect(opened).toEqual([]);
  press('Enter');
  expect(opened).toHaveLength(1);
});

test('a stay in progress is not shortened beyond today, and Escape leaves it as it is', () => {
  const { press, cursor, sized } = open([stay(0, 4)]);
  press('ArrowRight', '-', '-', '-', '-');
  expect(cursor()).toHaveAccessibleName(/leaves on Tue 3 Mar 2099/);
  press('Escape', 'Enter');
  expect(sized).toEqual([]);
});

test('a stay does not grow over nights that are not free, nor one whose guests have left', () => {
  const next = stay(5, 6, { stayId: 'next', bookingId: 'next' });
  const { press, cursor, sized } = open([stay(0, 4), next]);
  press('ArrowRight', '+', '+');
  expect(cursor()).toHaveAccessibleName('Ada Guest cannot stay until Sat 7 Mar 2099: a night is not free.');
  press('Enter');
  expect(sized).toEqual([]);
});
