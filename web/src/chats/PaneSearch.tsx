import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { MessageSearch } from './MessageSearch';

interface Props {
  chatId: string;
  /** The found message that is open. */
  foundId: string | undefined;
  onOpen: (messageId: string) => void;
  onClose: () => void;
}

/** Finds messages of the open chat; what is found stays above them, to go from one to the next. Escape closes it. */
export function PaneSearch({ chatId, foundId, onOpen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <Box
      sx={boxStyle}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MessageSearch
          typed={typed}
          onType={setTyped}
          chatId={chatId}
          foundId={foundId}
          onOpen={(_chatId, messageId) => onOpen(messageId)}
        />
      </Box>
      <IconButton aria-label="Close the search" onClick={onClose} sx={{ alignSelf: 'start' }}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

const boxStyle = {
  display: 'flex',
  gap: 1,
  px: 2,
  py: 1,
  flexShrink: 0,
  maxHeight: '40%',
  overflowY: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
};
