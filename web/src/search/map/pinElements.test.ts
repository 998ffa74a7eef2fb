import { fireEvent } from '@testing-library/dom';
import { pinElement } from './pinElements';

const place = { address: null, latitude: 41, longitude: 2 };
const hotel = { id: 'one', name: 'Casa Orfila', ...place, price: '$444' };
const events = { onActive: jest.fn(), onGo: jest.fn(), onStep: jest.fn(), onFocus: jest.fn() };
afterEach(() => jest.clearAllMocks());

test('a pin is a button with a name and a price, and reports when it is pointed at or focused', () => {
  const pin = pinElement(hotel, events);
  document.body.append(pin);
  expect(pin).toHaveAccessibleName('Casa Orfila, $444');
  expect(pin).toHaveTextContent('$444');
  fireEvent.mouseEnter(pin);
  fireEvent.mouseLeave(pin);
  pin.focus();
  expect(events.onActive.mock.calls).toEqual([['one'], [undefined], ['one']]);
  expect(events.onFocus).toHaveBeenCalledWith('one');
  fireEvent.click(pin);
  expect(events.onGo).toHaveBeenCalledWith('one');
});

test('arrow keys move to the next pin and do not move the map; other keys are left to the browser', () => {
  const pin = pinElement({ ...hotel, price: '' }, events);
  const frame = document.createElement('div');
  const onMap = jest.fn();
  frame.addEventListener('keydown', onMap);
  frame.append(pin);
  expect(fireEvent.keyDown(pin, { key: 'ArrowRight' })).toBe(false);
  expect(fireEvent.keyDown(pin, { key: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(pin, { key: 'Enter' })).toBe(true);
  expect(events.onStep.mock.calls).toEqual([
    ['one', 1],
    ['one', -1],
  ]);
  expect(onMap).not.toHaveBeenCalled();
  expect(pin).toHaveAccessibleName('Casa Orfila');
  expect(pin).toHaveTextContent('');
});
