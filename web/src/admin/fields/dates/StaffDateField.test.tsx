import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { seen } from '../../../../test/seen';
import { StaffDateField } from './StaffDateField';

function setUp(value = '2026-11-20') {
  const reported: string[] = [];
  function Form() {
    const [night, setNight] = useState(value);
    const onChange = (next: string) => {
      reported.push(next);
      setNight(next);
    };
    return (
      <>
        <StaffDateField label="First night" field={{ value: night, error: undefined, onChange }} />
        <button onClick={() => setNight('2027-01-31')}>Set elsewhere</button>
      </>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), field: screen.getByLabelText('First night'), reported };
}

test('a date that is typed is reported as soon as it is complete, and shown as dd/MMM/yyyy', async () => {
  const { user, field, reported } = setUp();
  expect(field).toHaveValue('20/Nov/2026');
  await user.clear(field);
  await user.type(field, '3 dec 2026');
  expect(reported).toEqual(['', '2026-12-03']);
  expect(field).toHaveValue('3 dec 2026');
  await user.tab();
  expect(field).toHaveValue('03/Dec/2026');
});

test('a text that is no date is marked once the field is left, and replaced by a date that is set elsewhere', async () => {
  const { user, field, reported } = setUp('');
  await user.type(field, 'soon');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a date like 20/Nov/2026');
  expect(field).toBeInvalid();
  expect(reported).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Set elsewhere' }));
  expect(field).toHaveValue('31/Jan/2027');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['2026-11-20', ''])('the calendar of a field with %j picks a day', async (value) => {
  const { user, field, reported } = setUp(value);
  await user.click(screen.getByRole('button', { name: 'First night: open calendar' }));
  await seen(() => screen.getByRole('dialog', { name: 'First night: calendar' }));
  await user.click(screen.getAllByRole('button', { name: /^25,/ })[0]!);
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(/^\d{4}-\d\d-25$/);
  expect((field as HTMLInputElement).value).toMatch(/^25\//);
  expect(screen.queryByRole('dialog')).toBeNull();
});
