import Button from '@mui/material/Button';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Only } from '../session/SessionProvider';

interface Props {
  hotelId?: string;
  bookingId?: string;
}

/** The way from a hotel or a booking to the chats, to share it in one of them; for people who are signed in. */
export const ShareInChat = (shared: Props) => (
  <Only>
    <Button
      component={Link}
      to={paths.chats(undefined, shared)}
      variant="outlined"
      startIcon={<ShareIcon />}
      sx={{ justifySelf: 'start' }}
    >
      Share in a chat
    </Button>
  </Only>
);
