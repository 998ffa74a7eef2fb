import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Avatar } from './Avatar';
import type { Person } from './PersonRow';
import { oneLine, quietText } from './rowStyle';

interface Props {
  person: Person;
  mayChange: boolean;
  onRemove: () => void;
}

/** Somebody who has not accepted the invitation to a group; its administrator can take that back. */
export const InvitedRow = ({ person: { name, photo }, mayChange, onRemove }: Props) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, py: 0.5 }}>
    <Avatar photo={photo} size={32} />
    <Box sx={{ flex: 1, minWidth: 120 }}>
      <Box sx={oneLine}>{name}</Box>
      <Box sx={quietText}>Invited</Box>
    </Box>
    {mayChange && (
      <Button size="small" color="error" aria-label={`Withdraw the invitation of ${name}`} onClick={onRemove}>
        Withdraw
      </Button>
    )}
  </Box>
);
