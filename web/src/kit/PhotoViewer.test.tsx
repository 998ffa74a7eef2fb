import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoViewer } from './PhotoViewer';

const photos = ['/a.svg', '/b.svg', '/c.svg'];
const onClose = jest.fn();
const shown = () => screen.getByRole('img').getAttribute('src');
beforeEach(() => {
  onClose.mockClear();
  render(<PhotoViewer photos={photos} of="Garden room" startAt={1} onClose={onClose} />);
});

test('pictures on the whole screen begin with the one that was pressed, and turn by keys round both ends', async () => {
  expect(screen.getByRole('dialog', { name: 'Pictures of Garden room' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Garden room, picture 2 of 3' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('/a.svg');
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe('/c.svg');
  await userEvent.keyboard('{Home}');
  expect(shown()).toBe('/a.svg');
  await userEvent.keyboard('{End}');
  expect(shown()).toBe('/c.svg');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['to the left shows the next picture', 'TouchA', 300, 200, '/c.svg'],
  ['to the right shows the picture before', 'TouchA', 200, 300, '/a.svg'],
  ['of a few px turns nothing', 'TouchA', 200, 210, '/b.svg'],
  ['with a mouse turns nothing', 'MouseLeft', 300, 200, '/b.svg'],
])('a swipe %s', async (_, pointer, from, to, src) => {
  const target = screen.getByRole('img');
  await userEvent.pointer([
    { keys: `[${pointer}>]`, target, coords: { clientX: from } },
    { keys: `[/${pointer}]`, target, coords: { clientX: to } },
  ]);
  expect(shown()).toBe(src);
});
