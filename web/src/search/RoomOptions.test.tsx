import { fireEvent, render, screen } from '@testing-library/react';
import { RoomOptions } from './RoomOptions';

test('a change of rooms does not undo a change of guests just before', () => {
  const change = jest.fn();
  render(<RoomOptions guests={2} rooms={1} onChange={change} />);
  fireEvent.change(screen.getByLabelText('Guests'), { target: { value: '4' } });
  fireEvent.change(screen.getByLabelText('Rooms'), { target: { value: '2' } });
  expect(change.mock.calls).toEqual([[{ guests: 4 }], [{ rooms: 2 }]]);
});
