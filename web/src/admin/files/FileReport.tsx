import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../../schema/limits';
import { fieldWord, inWords } from '../../../../schema/words';
import type { Counts, Report } from './hotelFile';

const TABLES: readonly (readonly [keyof Counts, string])[] = [
  ['cities', 'Cities'],
  ['hotelTypes', 'Hotel types'],
  ['hotels', 'Hotels'],
  ['roomTypes', 'Room types'],
  ['roomNumbers', 'Room numbers'],
];

const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);

/** Whether a file would change anything. */
export const hasChanges = ({ added, changed }: Report): boolean => sum(added) + sum(changed) > 0;

/** What a file changes: how many rows of each kind, which ones, and which are refused and why. */
export function FileReport({ report, isDone }: { report: Report; isDone: boolean }) {
  const { added, changed, records, refused, refusedRows } = report;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box component="table" sx={tableStyle} aria-label={isDone ? 'What was imported' : 'What will change'}>
        <thead>
          <tr>
            <th scope="col">Rows</th>
            <th scope="col">{isDone ? 'Added' : 'To add'}</th>
            <th scope="col">{isDone ? 'Changed' : 'To change'}</th>
          </tr>
        </thead>
        <tbody>
          {TABLES.map(([table, label]) => (
            <tr key={table}>
              <th scope="row">{label}</th>
              <td>{added[table].toLocaleString('en')}</td>
              <td>{changed[table].toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {refusedRows > 0 && (
        <Rows
          title={`${refusedRows.toLocaleString('en')} ${refusedRows === 1 ? 'row is' : 'rows are'} refused`}
          isError
          rows={refused.map(({ where, reason }) => [where, reason])}
          left={refusedRows - refused.length}
        />
      )}
      {records.length > 0 && (
        <Rows
          title={isDone ? 'What changed' : 'What changes'}
          rows={records.map(({ record, name, isNew, fields }) => [
            `${inWords(record)} ${name}`,
            isNew ? 'new' : fields.map(fieldWord).join(', ').toLowerCase(),
          ])}
          left={0}
          note={
            records.length >= LIMITS.importListed ? `The first ${LIMITS.importListed} are shown.` : undefined
          }
        />
      )}
    </Box>
  );
}

interface RowsProps {
  title: string;
  rows: readonly (readonly string[])[];
  /** How many more there are. */
  left: number;
  note?: string;
  isError?: boolean;
}

function Rows({ title, rows, left, note, isError = false }: RowsProps) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography
        component="h2"
        variant="subtitle1"
        sx={{ fontWeight: 600, mb: 1, color: isError ? 'error.main' : 'text.primary' }}
      >
        {title}
      </Typography>
      <Box component="ul" tabIndex={0} aria-label={title} sx={listStyle}>
        {rows.map(([what, why], place) => (
          <li key={place}>
            <span>{what}</span>
            <span>{why}</span>
          </li>
        ))}
        {left > 0 && <li>and {left.toLocaleString('en')} more</li>}
      </Box>
      {note && (
        <Typography sx={{ mt: 0.5, fontSize: 'var(--text-small)', color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'right', fontWeight: 400 },
  '& thead th': { fontSize: 'var(--text-small)', color: 'text.secondary' },
  '& th:first-of-type': { textAlign: 'left' },
};
const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 320,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-small)',
  '& li': {
    display: 'grid',
    gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: 2,
    px: 1.5,
    py: 0.75,
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li > span + span': { color: 'text.secondary' },
};
