import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { counted } from '../kit/format';
import { Filters, type FiltersProps } from './Filters';
import { FiltersSkeleton } from './FiltersSkeleton';
import { useResultsPageSuspenseQuery } from './ResultsPage.generated';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import { panelOf, SearchPanel, type SearchPanelProps } from './SearchPanel';

export interface SearchDrawerProps {
  panel: SearchPanelProps;
  filters: FiltersProps;
  onClose: () => void;
}

const PANEL = 'search-sheet-panel';

/**
 * The search panel and the filters on a sheet. A filter applies at once, the panel by the button at the lower edge, which
 * else shows the hotels that are left.
 */
export function SearchDrawer({ onClose, panel, filters }: SearchDrawerProps) {
  const [isChanged, setChanged] = useState(false);
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'search-sheet', sx: sheetStyle } }}
    >
      <Box sx={headStyle}>
        <Typography variant="h3" component="h2" id="search-sheet">
          Change your search
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, p: 2, overflowY: 'auto' }}>
        <SearchPanel
          key={JSON.stringify(panelOf(panel.search))}
          {...panel}
          formId={PANEL}
          onChanged={setChanged}
          onSearch={(search) => {
            onClose();
            panel.onSearch(search);
          }}
        />
        <Suspense fallback={<FiltersSkeleton />}>
          <Filters {...filters} />
        </Suspense>
      </Box>
      <Box sx={barStyle}>
        {isChanged ? (
          <Button key="search" type="submit" form={PANEL} variant="contained" color="secondary" size="large">
            Search
          </Button>
        ) : (
          <Button key="show" variant="contained" color="secondary" size="large" onClick={onClose}>
            <Suspense fallback="Show hotels">
              <ShowHotels search={filters.search} />
            </Suspense>
          </Button>
        )}
      </Box>
    </Drawer>
  );
}

/** How many hotels are left. */
function ShowHotels({ search }: { search: Search }) {
  const { total } = useResultsPageSuspenseQuery({ variables: toVariables(search) }).data.hotels;
  return total === 0 ? 'No hotels fit' : `Show ${counted(total, 'hotel')}`;
}

const sheetStyle = {
  maxHeight: '92dvh',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 'var(--radius-card) var(--radius-card) 0 0',
  overflow: 'hidden',
};
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  pt: 1.5,
  pb: 0.5,
};
const barStyle = {
  display: 'grid',
  p: 2,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
};
