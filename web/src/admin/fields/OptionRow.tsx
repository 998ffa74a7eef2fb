import type { HTMLAttributes } from 'react';
import Box from '@mui/material/Box';
import type { Option } from './reference';

/** A record in the list of a reference field: its name and detail. */
export function OptionRow({ option, ...row }: HTMLAttributes<HTMLLIElement> & { option: Option }) {
  return (
    <Box component="li" {...row} sx={{ gap: 1.5 }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {option.name}
      </Box>
      {option.detail && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: 'var(--text-small)', overflowWrap: 'anywhere' }}
        >
          {option.detail}
        </Box>
      )}
    </Box>
  );
}
