import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';

function setUp(value = '2026-11-20') {
  const chosen: string[] = [];
  const openCalendar = jest.fn();
  function Form() {
    const [night, setNight] = useState(value);
    return (
      <DateField
        label="Check-in"
        value={night}
        min="2026-11-20"
        max="2027-11-20"
        onCalendar={openCalendar}
        isCalendarOpen={false}
        onChange={(next) => {
          chosen.push(next);
          setNight(next);
        }}
      />
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), field: screen.getByLabelText('Check-in'), chosen, openCalendar };
}

test('a date is shown as dd/MMM/yyyy and, while there is none, asks for one', () => {
  const { field } = setUp();
  expect(field).toHaveValue('20/Nov/2026');
  expect(field).toHaveAttribute('placeholder', 'Select a date');
});

test('a typed date is taken when the field is left', async () => {
  const { user, field, chosen } = setUp();
  await user.clear(field);
  await user.type(field, '3 dec 2026');
  expect(chosen).toEqual([]);
  await user.tab();
  expect(chosen).toEqual(['2026-12-03']);
  expect(field).toHaveValue('03/Dec/2026');
});

test('a date before the first becomes the first, and one after the last the last', async () => {
  const { user, field, chosen } = setUp('2026-11-25');
  await user.clear(field);
  await user.type(field, '01/Nov/2026{Enter}');
  await user.clear(field);
  await user.type(field, '01/Jan/2030{Enter}');
  expect(chosen).toEqual(['2026-11-20', '2027-11-20']);
});

test('what is no date says how one is written and changes nothing', async () => {
  const { user, field, chosen } = setUp();
  await user.clear(field);
  await user.type(field, 'soon');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a date like 20/Nov/2026');
  expect(field).toBeInvalid();
  expect(chosen).toEqual([]);
});

test('the calendar opens by its button and by Alt and the arrow down', async () => {
  const { user, field, openCalendar } = setUp();
  await user.click(screen.getByRole('button', { name: 'Check-in: open calendar' }));
  await user.type(field, '{Alt>}{ArrowDown}{/Alt}');
  expect(openCalendar).toHaveBeenCalledTimes(2);
});
