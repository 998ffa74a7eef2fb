import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { Filters, type FiltersProps } from './Filters';
import { FiltersSkeleton } from './FiltersSkeleton';
import { panelOf, SearchPanel, type SearchPanelProps } from './SearchPanel';

export interface SearchDrawerProps {
  panel: SearchPanelProps;
  filters: FiltersProps;
  onClose: () => void;
}

/** The search panel and the filters on a sheet: the panel applies by its button, a filter at once. */
export function SearchDrawer({ onClose, panel, filters }: SearchDrawerProps) {
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'search-sheet', sx: sheetStyle } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h3" component="h2" id="search-sheet">
          Change your search
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <SearchPanel
        key={JSON.stringify(panelOf(panel.search))}
        {...panel}
        onSearch={(search) => {
          onClose();
          panel.onSearch(search);
        }}
      />
      <Box sx={{ my: 3 }}>
        <Suspense fallback={<FiltersSkeleton />}>
          <Filters {...filters} />
        </Suspense>
      </Box>
      <Button variant="outlined" size="large" onClick={onClose}>
        Show hotels
      </Button>
    </Drawer>
  );
}

const sheetStyle = { maxHeight: '92dvh', p: 2, pb: 4, borderRadius: '14px 14px 0 0' };
