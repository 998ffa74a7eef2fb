import { render, screen, within } from '@testing-library/react';
import { PriceLines } from './PriceLines';

const line = { key: 'a', label: 'Attic suite, room 401', detail: '3 nights × $600', cents: 180000 };
const total = () => screen.getByText('Total').parentElement;

describe('price lines', () => {
  it('show how each price comes about, and the total', () => {
    render(<PriceLines lines={[line]} totalCents={180000} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Attic suite, room 4013 nights × $600$1,800');
    expect(total()).toHaveTextContent('Total$1,800');
    expect(total()).toHaveAttribute('aria-busy', 'false');
  });

  it('give no price to a line that does not count, and say why', () => {
    render(<PriceLines lines={[{ ...line, void: 'No longer free' }]} totalCents={0} />);
    const row = within(screen.getByRole('listitem'));
    expect(row.queryByText('$1,800')).toBeNull();
    expect(row.getByText('No longer free')).toBeVisible();
  });

  it('keep the place of figures that are still to come', () => {
    render(<PriceLines lines={[{ key: 'a', label: 'Attic suite, room 401' }]} totalCents={undefined} />);
    expect(screen.getByRole('listitem')).not.toHaveTextContent('$');
    expect(total()).toHaveAttribute('aria-busy', 'true');
  });
});
