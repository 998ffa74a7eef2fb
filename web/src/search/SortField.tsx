import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { SelectInput } from '../ui/Field';
import { counted } from '../ui/format';
import { SORTS, type Search } from './search';
import { onTouch, TOUCH } from '../ui/touch';

interface Props {
  total: number;
  sort: Search['sort'];
  onSort: (sort: Search['sort']) => void;
  /** Beside the order. */
  action?: ReactNode;
}

/** The number of hotels, and their order. */
export function SortField({ total, sort, onSort, action }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: { xs: 1, sm: 2 },
        mb: 2,
      }}
    >
      <Box role="status" sx={{ fontWeight: 600, mr: 'auto', whiteSpace: 'nowrap' }}>
        {counted(total, 'hotel')}
      </Box>
      {action}
      <SelectInput
        aria-label="Sort by"
        value={sort}
        onChange={(event) => onSort(event.target.value as Search['sort'])}
        sx={{
          ...{ width: 'auto', minWidth: 0, height: 40, fontSize: '0.9375rem' },
          [onTouch]: { height: TOUCH },
        }}
      >
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectInput>
    </Box>
  );
}
