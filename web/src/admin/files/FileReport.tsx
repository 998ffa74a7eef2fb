import { wholeNumber } from '../../kit/format';
import { withinSentence } from '../../../../schema/withinSentence';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { fieldWord } from '../../../../schema/fieldWords';
import { listed } from '../../../../schema/spoken';
import { RECORD_WORDS } from '../audit/auditValues';
import type { Counts, Report } from './hotelFile';
import * as texts from './texts';

const TABLES: readonly (readonly [keyof Counts, string])[] = [
  ['cities', texts.cities],
  ['hotelTypes', texts.hotelTypes],
  ['hotels', texts.hotels],
  ['roomTypes', texts.roomTypes],
  ['roomNumbers', texts.roomNumbers],
];

const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);

/** True if a file would change anything. */
export const hasChanges = ({ added, changed }: Report): boolean => sum(added) + sum(changed) > 0;

/** The changes of a file: the number of rows of each kind, the changed records, and the refused rows with their reasons. */
export function FileReport({ report, isDone }: { report: Report; isDone: boolean }) {
  const { added, changed, records, refused, refusedRows } = report;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box
        component="table"
        sx={tableStyle}
        aria-label={isDone ? texts.whatWasImported : texts.whatWillChange}
      >
        <thead>
          <tr>
            <th scope="col">{texts.rows}</th>
            <th scope="col">{isDone ? texts.added : texts.toAdd}</th>
            <th scope="col">{isDone ? texts.changed : texts.toChange}</th>
          </tr>
        </thead>
        <tbody>
          {TABLES.map(([table, label]) => (
            <tr key={table}>
              <th scope="row">{label}</th>
              <td>{wholeNumber(added[table])}</td>
              <td>{wholeNumber(changed[table])}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {refusedRows > 0 && (
        <Rows
          title={fill(texts.rowsRefused, { count: refusedRows })}
          isError
          rows={refused.map(({ where, reason }) => [where, reason])}
          left={refusedRows - refused.length}
        />
      )}
      {records.length > 0 && (
        <Rows
          title={isDone ? texts.whatChanged : texts.whatChanges}
          rows={records.map(({ record, name, isNew, fields }) => [
            fill(texts.recordWithName, { record: RECORD_WORDS[record], name }),
            isNew ? texts.newRecord : listed(fields.map((field) => withinSentence(fieldWord(field)))),
          ])}
          left={0}
          note={
            records.length >= LIMITS.importListed
              ? fill(texts.onlyFirstShown, { count: LIMITS.importListed })
              : undefined
          }
        />
      )}
    </Box>
  );
}

interface RowsProps {
  title: string;
  rows: readonly (readonly string[])[];
  /** The number of rows that are not listed. */
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
        {rows.map(([what, why], index) => (
          <li key={index}>
            <span>{what}</span>
            <span>{why}</span>
          </li>
        ))}
        {left > 0 && <li>{fill(texts.andMore, { count: wholeNumber(left) })}</li>}
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
  '& th,& td': { py: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'right', fontWeight: 400 },
  '& [scope=col]': { fontSize: 'var(--text-small)', color: 'text.secondary' },
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
