import { fieldWord } from '../../../../schema/fieldWords';
import Box from '@mui/material/Box';
import { Value, type AuditRow } from './auditValues';

/** The changed fields of an entry: the value before, struck out, and the value after. */
export function Changes({ changes, people }: Pick<AuditRow, 'changes' | 'people'>) {
  if (changes.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, fontSize: 'var(--text-small)' }}>
      {changes.map(({ field, before, after }) => (
        <Box key={field} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {fieldWord(field)}
          </Box>
          {before !== null && (
            <Box component="dd" sx={valueStyle}>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                <Value {...{ field, people }} value={before} />
              </Box>
            </Box>
          )}
          {(after !== null || before === null) && (
            <Box component="dd" sx={valueStyle}>
              <Value {...{ field, people }} value={after} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const valueStyle = { m: 0, whiteSpace: 'pre-line', maxHeight: 240, overflowY: 'auto' };
