import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditCell } from './EditCell';

const row = { price: '90.00' };
const edit = { document: {} as never, value: ({ price }: typeof row) => price, input: () => ({}) };

async function edited(answers: (string | undefined)[]) {
  const saved: string[] = [];
  let closed = 0;
  render(
    <EditCell
      row={row}
      label="Price"
      edit={edit}
      onSave={async (value) => {
        saved.push(value);
        return answers[saved.length - 1];
      }}
      onClose={() => (closed += 1)}
    />,
  );
  return { user: userEvent.setup(), saved, closed: () => closed };
}

test('Enter saves the typed value and leaves the cell', async () => {
  const { user, saved, closed } = await edited([undefined]);
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('90.00');
  await user.keyboard('120{Enter}');
  expect(saved).toEqual(['120']);
  expect(closed()).toBe(1);
});

test('a refused value stays with the reason, and can be corrected', async () => {
  const { user, saved, closed } = await edited(['Enter the price in dollars.', undefined]);
  await user.keyboard('12x{Enter}');
  const input = screen.getByRole('textbox', { name: 'Price' });
  expect(input).toHaveValue('12x');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the price in dollars.');
  expect(closed()).toBe(0);
  await user.keyboard('{Backspace}{Enter}');
  expect(saved).toEqual(['12x', '12']);
  expect(closed()).toBe(1);
});

test('leaving an unchanged cell sends nothing', async () => {
  const { user, saved, closed } = await edited([]);
  await user.tab();
  expect([saved, closed()]).toEqual([[], 1]);
});
