import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import * as texts from './texts';

/** Rows of a page, as the queries ask for them. */
const ROWS = 20;

interface Props {
  offset: number;
  total: number;
  onOffset: (offset: number) => void;
}

/** Which rows of a list are shown, and the steps to those before and after. */
export function PageSteps({ offset, total, onOffset }: Props) {
  if (total <= ROWS) return null;
  const last = Math.min(offset + ROWS, total);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button disabled={offset === 0} onClick={() => onOffset(Math.max(0, offset - ROWS))}>
        {texts.previousPage}
      </Button>
      <Box role="status" sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
        {fill(texts.page, { from: offset + 1, to: last, total })}
      </Box>
      <Button disabled={last >= total} onClick={() => onOffset(offset + ROWS)}>
        {texts.nextPage}
      </Button>
    </Box>
  );
}
