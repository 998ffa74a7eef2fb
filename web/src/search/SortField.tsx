import Box from '@mui/material/Box';
import { SelectInput } from '../ui/Field';
import { counted } from '../ui/format';
import { SORTS, type Search } from './search';

interface Props {
  total: number;
  sort: Search['sort'];
  onSort: (sort: Search['sort']) => void;
}

/** The number of hotels, and their order. */
export function SortField({ total, sort, onSort }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {counted(total, 'hotel')}
      </Box>
      <SelectInput
        aria-label="Sort by"
        value={sort}
        onChange={(event) => onSort(event.target.value as Search['sort'])}
        sx={{ width: 'auto', height: 40, fontSize: '0.9375rem' }}
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
