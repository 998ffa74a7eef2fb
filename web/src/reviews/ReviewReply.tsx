import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SpokenDay } from '../ui/SpokenDay';

interface Props {
  hotelName: string;
  reply: string;
  repliedAt: string | null;
}

/** What the property answers a guest in public. */
export function ReviewReply({ hotelName, reply, repliedAt }: Props) {
  return (
    <Box sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, ml: { sm: 1 }, maxWidth: '68ch' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Answer of {hotelName}
        {repliedAt && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' · '}
            <SpokenDay moment={repliedAt} />
          </Box>
        )}
      </Typography>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {reply}
      </Typography>
    </Box>
  );
}
