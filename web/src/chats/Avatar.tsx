import Box from '@mui/material/Box';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import { ProfilePhoto } from '../kit/ProfilePhoto';

interface Props {
  photo?: string | null;
  isGroup?: boolean;
  isOnline?: boolean;
  size?: number;
}

/** The photo of a person, with a mark while they are online; or the sign of a group. */
export function Avatar({ photo = null, isGroup = false, isOnline = false, size = 40 }: Props) {
  return (
    <Box sx={{ position: 'relative', flexShrink: 0 }}>
      {isGroup ? (
        <Box sx={{ ...groupStyle, width: size, height: size }}>
          <GroupIcon fontSize="small" aria-hidden />
        </Box>
      ) : (
        <ProfilePhoto photo={photo} size={size} />
      )}
      {isOnline && <Box role="img" aria-label="Online" sx={dotStyle} />}
    </Box>
  );
}

const groupStyle = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  bgcolor: 'primary.light',
  color: 'text.primary',
};
const dotStyle = {
  position: 'absolute',
  right: -1,
  bottom: -1,
  width: 12,
  height: 12,
  borderRadius: '50%',
  bgcolor: 'success.main',
  border: 2,
  borderColor: 'background.paper',
};
