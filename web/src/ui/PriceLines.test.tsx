import { render, screen, within } from '@testing-library/react';
import { PriceLines } from './PriceLines';

const line = { key: 'a', label: 'Attic suite, room 401', detail: '3 nights × $600', cents: 180000 };

describe('price lines', () => {
  it('show how each price comes about, and the total', () => {
    render(<PriceLines lines={[line]} totalCents={180000} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Attic suite, room 4013 nights × $600$1,800');
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total$1,800');
  });

  it('strike out a line that does not count, and say why', () => {
    render(<PriceLines lines={[{ ...line, void: 'No longer free' }]} totalCents={0} />);
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('$1,800').tagName).toBe('S');
    expect(row.getByText('No longer free')).toBeVisible();
  });
});
