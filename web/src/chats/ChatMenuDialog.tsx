import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import CloseIcon from '@mui/icons-material/Close';

interface Props {
  chats: ReactNode;
  online: ReactNode;
  search: ReactNode;
  onClose: () => void;
}

/** On narrow screens: the panels that have no room beside the messages. */
export function ChatMenuDialog({ chats, online, search, onClose }: Props) {
  const [tab, setTab] = useState(0);
  const panels = [
    { label: 'Chats', panel: chats },
    { label: 'Users Online', panel: online },
    { label: 'Search for a user', panel: search },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      slotProps={{
        paper: {
          'aria-label': 'Chat menu',
          sx: { m: 1.5, width: 'calc(100% - 24px)', height: 'min(600px, calc(100dvh - 24px))' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', pr: 0.5 }}>
        <Tabs
          value={tab}
          onChange={(_event, value: number) => setTab(value)}
          aria-label="Chat menu"
          variant="fullWidth"
          sx={{ flex: 1, minWidth: 0 }}
        >
          {panels.map(({ label }, place) => (
            <Tab
              key={label}
              label={label}
              id={`chat-tab-${place}`}
              aria-controls="chat-panel"
              sx={tabStyle}
            />
          ))}
        </Tabs>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box
        id="chat-panel"
        role="tabpanel"
        aria-labelledby={`chat-tab-${tab}`}
        sx={{ flex: 1, overflowY: 'auto', p: 1.5 }}
      >
        {panels[tab]!.panel}
      </Box>
    </Dialog>
  );
}

const tabStyle = { minWidth: 0, px: 1, minHeight: 56, lineHeight: 1.2, fontSize: 'var(--text-small)' };
