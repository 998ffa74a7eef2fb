import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepTyped, restoreTyped } from './typedText';

function Form({ password = true }) {
  const [text, setText] = useState('');
  return (
    <div id="root">
      <textarea
        aria-label="Message"
        name="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input aria-label="Terms" type="checkbox" name="terms" />
      <select aria-label="Topic" name="topic" defaultValue="a">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      {password && <input aria-label="Password" type="password" name="password" />}
      <output>{text}</output>
    </div>
  );
}

test('what was typed is there again on the next page, but for passwords', async () => {
  const before = render(<Form />);
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  await userEvent.click(screen.getByLabelText('Terms'));
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'b');
  await userEvent.type(screen.getByLabelText('Password'), 'Stay#2026');
  keepTyped();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Stay#2026');
  before.unmount();

  act(() => restoreTyped());
  // the page comes later than the script that types
  render(<Form />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Hello'));
  expect(screen.getByLabelText('Terms')).toBeChecked();
  expect(screen.getByLabelText('Topic')).toHaveValue('b');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});
