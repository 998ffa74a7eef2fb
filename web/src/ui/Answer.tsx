import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SpokenDay } from './SpokenDay';

interface Props {
  /** Whose answer it is. */
  title: string;
  text: string;
  answeredAt: string | null;
}

/** What was answered to something that a person wrote or sent. */
export function Answer({ title, text, answeredAt }: Props) {
  return (
    <Box sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, ml: { sm: 1 }, maxWidth: '68ch' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
        {answeredAt && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' · '}
            <SpokenDay moment={answeredAt} />
          </Box>
        )}
      </Typography>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
