import { wholeNumber } from '../../kit/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import { fill } from '../../../../schema/fill';
import { SelectInput } from '../../kit/Field';
import type { Column } from './screen';
import type { TableSort, TableState } from './tableState';
import * as texts from './texts';
import styles from './Cards.module.css';

/** The number of fields shown below the name of a row; a tap shows the others. */
const FIELDS = 3;

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total: number;
  totalIsExact: boolean;
  state: TableState;
  isLoading: boolean;
  nameOf: (row: Row) => string;
  onOpen: (id: string) => void;
  onSort: (sort: TableSort | undefined) => void;
  onPage: (page: number) => void;
}

/** The rows of a table on a phone: one card each, with the main fields. A card opens the details. */
export function Cards<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, rows, state, isLoading, nameOf, onOpen } = props;
  const usual = columns.filter(
    ({ field, isOptional, isAction }) => !isOptional && !isAction && field !== 'id',
  );
  const chosen = columns.filter(({ isOnCard, isOptional }) => isOnCard && !isOptional);
  const shown = chosen.length ? chosen : usual;
  return (
    <Box sx={frameStyle}>
      <Box sx={{ height: 4 }}>{isLoading && <LinearProgress aria-label={texts.loading} />}</Box>
      <SortSelect {...props} />
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => {
          const name = nameOf(row);
          const said = ['', name, ...name.split(', ')];
          const fields = shown.filter(({ text }) => !said.includes(text(row)));
          return (
            <li key={row.id}>
              <ButtonBase
                aria-current={row.id === state.row || undefined}
                onClick={() => onOpen(row.id)}
                sx={cardStyle}
              >
                <Box sx={{ fontWeight: 600, fontSize: 'var(--text-body)', overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
                <Box component="span" sx={fieldsStyle}>
                  {fields.slice(0, FIELDS).map(({ field, label, text, cell, hasLinks }) => (
                    <Box component="span" key={field} sx={{ display: 'contents' }}>
                      <Box component="span" sx={{ color: 'text.secondary' }}>
                        {label}
                      </Box>
                      <Box component="span" sx={valueStyle}>
                        {(hasLinks ? undefined : cell?.(row)) ?? text(row)}
                      </Box>
                    </Box>
                  ))}
                </Box>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
      <Pages {...props} />
    </Box>
  );
}

/** The order of the cards, if the server has several. */
function SortSelect<Row>({ columns, state: { sort }, onSort }: Props<Row>) {
  const orders = columns.flatMap((column) => [
    ...(column.sort?.ascending ? [{ column, descending: false }] : []),
    ...(column.sort?.descending ? [{ column, descending: true }] : []),
  ]);
  if (orders.length === 0) return null;
  const value = sort ? `${sort.descending ? '-' : ''}${sort.field}` : '';
  return (
    <Box sx={{ px: 2, py: 1 }}>
      <SelectInput
        aria-label={texts.sortBy}
        value={value}
        onChange={({ target }) => {
          const field = target.value.replace(/^-/, '');
          onSort(field ? { field, descending: target.value.startsWith('-') } : undefined);
        }}
        className={styles.order}
      >
        <option value="">{texts.defaultOrder}</option>
        {orders.map(({ column: { field, label }, descending }) => (
          <option key={`${field}${descending}`} value={`${descending ? '-' : ''}${field}`}>
            {fill(descending ? texts.descending : texts.ascending, { column: label })}
          </option>
        ))}
      </SelectInput>
    </Box>
  );
}

function Pages<Row>({ rows, total, totalIsExact, state: { page, size }, onPage }: Props<Row>) {
  const first = (page - 1) * size + 1;
  const last = first + rows.length - 1;
  const isLast = totalIsExact ? last >= total : rows.length < size;
  if (rows.length === 0 || (page === 1 && isLast)) return null;
  return (
    <Box component="nav" aria-label={texts.pages} sx={pagesStyle}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <Box sx={{ color: 'text.secondary' }}>
        {fill(totalIsExact ? texts.rowsShown : texts.rowsShownOfMore, {
          first: wholeNumber(first),
          last: wholeNumber(last),
          total: wholeNumber(total),
        })}
      </Box>
      <Button disabled={isLast} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </Box>
  );
}

const frameStyle = { flex: 1, minHeight: 0, overflowY: 'auto', borderTop: 1, borderColor: 'divider' };
const cardStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr',
  justifyContent: 'stretch',
  gap: 0.75,
  width: '100%',
  px: 2,
  py: 1.5,
  textAlign: 'left',
  font: 'inherit',
  borderBottom: 1,
  borderColor: 'divider',
  '&[aria-current]': { bgcolor: 'primary.light', '& span': { color: 'text.primary' } },
  '&:focus-visible': { outline: '2px solid var(--teal)', outlineOffset: -2 },
};
const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) 1fr',
  columnGap: 1.5,
  rowGap: 0.25,
  fontSize: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
};
const valueStyle = {
  minWidth: 0,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
const pagesStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  fontSize: 'var(--text-small)',
  '& .MuiButton-root': { minHeight: 44 },
};
