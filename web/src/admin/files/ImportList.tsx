import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { LIMITS } from '../../../../schema/limits';
import { onlySignIn } from '../../apollo/failureLink';
import { Notice } from '../../kit/Notice';
import { ImportRow } from './ImportRow';
import { useImportsQuery } from './Imports.generated';
import * as texts from './texts';

/** How many imports are shown at first. */
const FIRST = 5;

/** The last imports, newest first. */
export function ImportList() {
  const [limit, setLimit] = useState(FIRST);
  const { data, previousData, error, loading } = useImportsQuery({
    variables: { limit },
    fetchPolicy: 'cache-and-network',
    context: onlySignIn,
  });
  const list = (data ?? previousData)?.hotelImports;
  if (error && !list) return <Notice kind="error">{texts.importsNotLoaded}</Notice>;
  if (!list) return <Skeleton variant="rounded" height={120} />;
  if (!list.items.length) return <Box sx={{ color: 'text.secondary' }}>{texts.noImports}</Box>;
  return (
    <>
      <Box component="ul" aria-label={texts.lastImports} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.items.map((row) => (
          <ImportRow key={row.id} row={row} />
        ))}
      </Box>
      {list.total > list.items.length && limit === FIRST && (
        <Box>
          <Button loading={loading} onClick={() => setLimit(LIMITS.pageSize)}>
            {texts.showMore}
          </Button>
        </Box>
      )}
    </>
  );
}
