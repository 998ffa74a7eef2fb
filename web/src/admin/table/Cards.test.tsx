import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Cards } from './Cards';
import type { Column } from './screen';
import type { TableSort, TableState } from './tableState';

interface Row {
  id: string;
  name: string;
  total: string;
}
const columns: Column<Row>[] = [
  { field: 'id', label: 'Reference', text: ({ id }) => id },
  { field: 'name', label: 'Name', sort: { ascending: 'NAME_ASC' }, text: ({ name }) => name },
  { field: 'total', label: 'Total', sort: { descending: 'TOTAL_DESC' }, text: ({ total }) => total },
  { field: 'a', label: 'Second', text: ({ id }) => `2${id}` },
  { field: 'b', label: 'Third', text: ({ id }) => `3${id}` },
  { field: 'c', label: 'Fourth', text: ({ id }) => `4${id}` },
  { field: 'note', label: 'Note', isOptional: true, text: () => 'left out' },
];
const rows = [
  { id: 'a', name: 'Ada', total: '$90' },
  { id: 'b', name: 'Ben', total: '' },
];
const state: TableState = { text: '', filters: {}, sort: undefined, page: 2, size: 2, row: 'b' };

test('a card shows the main fields of its row and opens it; order and page can be chosen', async () => {
  const opened: string[] = [];
  const sorts: (TableSort | undefined)[] = [];
  const pages: number[] = [];
  render(
    <Cards
      {...{ label: 'Bookings', columns, rows, total: 5, totalIsExact: true, state, isLoading: false }}
      nameOf={({ name }) => name}
      onOpen={(id) => opened.push(id)}
      onSort={(sort) => sorts.push(sort)}
      onPage={(page) => pages.push(page)}
    />,
  );
  const user = userEvent.setup();
  const cards = within(screen.getByRole('list', { name: 'Bookings' })).getAllByRole('button');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'AdaTotal$90Second2aThird3a',
    'BenSecond2bThird3bFourth4b',
  ]);
  expect(cards[1]).toHaveAttribute('aria-current', 'true');
  await user.click(cards[0]!);
  expect(opened).toEqual(['a']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Total, descending');
  expect(sorts).toEqual([{ field: 'total', descending: true }]);
  expect(screen.getByText('3–4 of 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(pages).toEqual([3, 1]);
});

test('a card, which is a button, shows no links', () => {
  const linked: Column<Row> = {
    field: 'record',
    label: 'Record',
    text: ({ name }) => `Hotel of ${name}`,
    cell: ({ name }) => <a href="/">Hotel of {name}</a>,
    hasLinks: true,
  };
  render(
    <Cards
      {...{
        label: 'Changes',
        columns: [linked],
        rows,
        total: 2,
        totalIsExact: true,
        state,
        isLoading: false,
      }}
      nameOf={({ name }) => name}
      onOpen={() => undefined}
      onSort={() => undefined}
      onPage={() => undefined}
    />,
  );
  const list = within(screen.getByRole('list', { name: 'Changes' }));
  expect(list.getByText('Hotel of Ada')).toBeVisible();
  expect(list.queryByRole('link')).toBeNull();
});

test('a card does not repeat what its title says', () => {
  render(
    <Cards
      {...{
        label: 'Bookings',
        columns: columns.slice(0, 3),
        rows: rows.slice(0, 1),
        total: 1,
        totalIsExact: true,
        state,
      }}
      isLoading={false}
      nameOf={({ name, total }) => `${total}, ${name}`}
      onOpen={() => undefined}
      onSort={() => undefined}
      onPage={() => undefined}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^\$90, Ada$/);
});
