import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import TuneIcon from '@mui/icons-material/Tune';
import type { SearchPanelProps } from './SearchPanel';

const SearchDrawer = lazy(() =>
  import('./SearchDrawer').then((module) => ({ default: module.SearchDrawer })),
);

/** On narrow screens the search panel is a sheet, opened from the summary. */
export function SearchSheet(props: SearchPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' }, flexShrink: 0 }}
      >
        Change
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
