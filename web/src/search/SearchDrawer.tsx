import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

interface Props extends SearchPanelProps {
  onClose: () => void;
}

export function SearchDrawer({ onClose, onSearch, ...panel }: Props) {
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
        {...panel}
        onSearch={(search) => {
          onClose();
          onSearch(search);
        }}
      />
    </Drawer>
  );
}

const sheetStyle = { maxHeight: '92dvh', p: 2, pb: 4, borderRadius: '14px 14px 0 0' };
