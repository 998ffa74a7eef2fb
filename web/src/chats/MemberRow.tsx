import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Avatar } from './Avatar';
import type { Group_ChatFragment } from './Group.generated';
import { oneLine, quietText } from './rowStyle';

interface Props {
  member: Group_ChatFragment['memberships'][number];
  isSelf: boolean;
  isOnline: boolean;
  mayChange: boolean;
  onRemove: () => void;
  onMakeAdmin: () => void;
}

/** A member of a group, with what who administers it can do. */
export function MemberRow({ member, isSelf, isOnline, mayChange, onRemove, onMakeAdmin }: Props) {
  const { user, isAdmin } = member;
  const note = [isSelf && 'You', isAdmin && 'Administrator'].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, py: 0.5 }}>
      <Avatar photo={user.photo} isOnline={isOnline} size={32} />
      <Box sx={{ flex: 1, minWidth: 120 }}>
        <Box sx={oneLine}>{user.name}</Box>
        {note && <Box sx={quietText}>{note}</Box>}
      </Box>
      {mayChange && (
        <>
          {!isAdmin && (
            <Button size="small" aria-label={`Make ${user.name} administrator`} onClick={onMakeAdmin}>
              Make administrator
            </Button>
          )}
          <Button size="small" color="error" aria-label={`Remove ${user.name}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      )}
    </Box>
  );
}
