import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DeskRow, StayAction } from './deskRows';
import { StayList } from './StayList';
import type { SendStep } from './useStayAction';

const rowOf = (number: number, actions: StayAction[], state: DeskRow['stay']['state'] = 'EXPECTED') =>
  ({
    id: String(number),
    actions,
    stay: {
      id: `stay ${number}`,
      state,
      number,
      title: 'Double',
      checkIn: '2026-11-24',
      checkOut: '2026-11-25',
    },
    booking: {
      id: `b${number}`,
      arrivalHour: null,
      party: null,
      leadGuest: null,
      requests: [],
      requestNote: null,
      user: { name: `Guest ${number}` },
      notes: [],
    },
  }) as unknown as DeskRow;

const sent: string[] = [];
let refusal: string | undefined;
const send: SendStep = async (stayId, action) => {
  sent.push(`${action} ${stayId}`);
  return refusal;
};

const list = (rows: readonly DeskRow[]) => (
  <StayList
    title="Arrivals"
    {...{ rows, send }}
    statuses={new Map()}
    waiting={0}
    empty=""
    above={0}
    today="2026-11-25"
    opened={undefined}
    onOpen={() => undefined}
    onPointerMove={() => undefined}
    onAct={() => undefined}
    onDone={() => undefined}
  />
);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name), { detail: 1 }));
/** Waits until a press counts. */
const waitForReaction = () => act(() => jest.advanceTimersByTime(700));

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  refusal = undefined;
});
afterEach(() => jest.useRealTimers());

test('the button of a no-show stays in its slot and does nothing more; Undo takes the other slot', async () => {
  const { rerender } = render(list([rowOf(101, ['CHECK_IN', 'NO_SHOW']), rowOf(102, ['CHECK_IN'])]));
  waitForReaction();
  const [, noShow] = [button('Check in: room 101, Guest 101'), button('No-show: room 101, Guest 101')];
  await press('No-show: room 101, Guest 101');
  rerender(list([rowOf(101, ['UNDO'], 'NO_SHOW'), rowOf(102, ['CHECK_IN'])]));
  expect(noShow).toBeInTheDocument();
  expect(noShow).toHaveAttribute('aria-disabled', 'true');
  await press('No-show: room 101, Guest 101');
  expect(sent).toEqual(['NO_SHOW stay 101']);
  expect(screen.getByText('Guest 101 is marked as a no-show.')).toBeVisible();
  waitForReaction();
  await press('Undo: room 101, Guest 101');
  expect(sent).toEqual(['NO_SHOW stay 101', 'UNDO stay 101']);
});

test('a refusal appears on its row, is read out, and disappears after some seconds', async () => {
  refusal = 'Room 101 is occupied.';
  render(list([rowOf(101, ['CHECK_IN']), rowOf(102, ['CHECK_IN'])]));
  waitForReaction();
  await press('Check in: room 101, Guest 101');
  const [first] = screen.getAllByRole('listitem');
  expect(first).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('alert')).toHaveTextContent('Room 101 is occupied.');
  act(() => jest.advanceTimersByTime(8100));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a click on a row that has just come under the pointer does nothing', async () => {
  const { rerender } = render(list([rowOf(101, ['CHECK_IN']), rowOf(102, ['CHECK_IN'])]));
  waitForReaction();
  rerender(list([rowOf(102, ['CHECK_IN'])]));
  await press('Check in: room 102, Guest 102');
  expect(sent).toEqual([]);
  waitForReaction();
  await press('Check in: room 102, Guest 102');
  expect(sent).toEqual(['CHECK_IN stay 102']);
});
