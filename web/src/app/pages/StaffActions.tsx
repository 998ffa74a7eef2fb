import { Suspense, type PropsWithChildren } from 'react';
import Box from '@mui/material/Box';
import { Only } from '../../session/SessionProvider';

/** What administrators alone can do on a page; its height is kept while the code comes. */
export function StaffActions({ children }: PropsWithChildren) {
  return (
    <Only roles={['ADMIN']}>
      <Box sx={{ minHeight: 40 }}>
        <Suspense>{children}</Suspense>
      </Box>
    </Only>
  );
}
