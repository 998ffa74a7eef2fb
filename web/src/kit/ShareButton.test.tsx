import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './ShareButton';

const open = () => {
  const user = userEvent.setup();
  render(<ShareButton title="Casa do Azulejo" to="/hotels/casa-1?checkIn=2099-12-03" />);
  return { user, press: () => user.click(screen.getByRole('button', { name: 'Share' })) };
};
const url = 'http://localhost/hotels/casa-1?checkIn=2099-12-03';
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('copies the link where the device offers nothing else, and says so', async () => {
  const { press } = open();
  await press();
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('shares by what the device offers, and says nothing more', async () => {
  const share = jest.fn(async () => undefined);
  Object.assign(navigator, { share });
  await open().press();
  expect(share).toHaveBeenCalledWith({ title: 'Casa do Azulejo', url });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows the link where it cannot be copied', async () => {
  const { press } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press();
  expect(await screen.findByText(url)).toBeVisible();
});
