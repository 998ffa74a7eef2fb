import Box from '@mui/material/Box';
import CancelIcon from '@mui/icons-material/EventAvailableOutlined';
import HeldIcon from '@mui/icons-material/MeetingRoomOutlined';
import PayIcon from '@mui/icons-material/LockOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';

const REASONS = [
  [CancelIcon, 'Terms before you pay', 'Each hotel says until when cancelling is free.'],
  [PayIcon, 'Your card stays yours', 'You pay with our card provider; we never see the number.'],
  [ReviewIcon, 'Real reviews', 'Only guests who booked and stayed can write one.'],
  [HeldIcon, 'Your room, by its number', 'Held for you while you pay, and nobody else gets it.'],
] as const;

/** Why to book here, each a thing that the product keeps. */
export function Reasons() {
  return (
    <Box component="ul" aria-label="Why book here" sx={listStyle}>
      {REASONS.map(([Icon, title, text]) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 1.5 }}>
          <Icon aria-hidden sx={{ color: 'primary.main', mt: '2px' }} />
          <div>
            <Box sx={{ fontWeight: 600 }}>{title}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 14, lineHeight: 1.45 }}>{text}</Box>
          </div>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: { xs: 4, sm: 5 },
  mx: { xs: 0, md: 4 },
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
};
