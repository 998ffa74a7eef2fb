import { fireEvent, render, screen } from '@testing-library/react';
import { RoomOptions } from './RoomOptions';

test('rooms that are chosen take no guests back that were chosen a moment ago', () => {
  const change = jest.fn();
  render(<RoomOptions guests={2} rooms={1} onChange={change} />);
  fireEvent.change(screen.getByLabelText('Guests'), { target: { value: '4' } });
  fireEvent.change(screen.getByLabelText('Rooms'), { target: { value: '2' } });
  expect(change.mock.calls).toEqual([[{ guests: 4 }], [{ rooms: 2 }]]);
});
