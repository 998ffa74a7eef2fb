import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import TuneIcon from '@mui/icons-material/Tune';
import type { SearchDrawerProps } from './SearchDrawer';

const SearchDrawer = lazy(() =>
  import('./SearchDrawer').then((module) => ({ default: module.SearchDrawer })),
);

/** Where there is room for the panel beside the rows. */
export const besideRows = '@media (min-width:1080px)';

/** On narrow screens the search panel and the filters are a sheet, opened from the summary. */
export function SearchSheet(props: Omit<SearchDrawerProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0, [besideRows]: { display: 'none' } }}
      >
        Filters
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
