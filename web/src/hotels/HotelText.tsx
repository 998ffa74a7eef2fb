import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  name: string;
  description: string;
  detailedDescription: string;
}

/** The hotel in words: first in short, then in full. */
export function HotelText({ name, description, detailedDescription }: Props) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, maxWidth: '68ch', pt: 3, pb: 4 }}>
      <Typography variant="h2">About {name}</Typography>
      <Typography variant="subtitle1" component="p">
        {description}
      </Typography>
      {detailedDescription.split(/\n+/).map((paragraph, index) => (
        <Typography key={index} sx={{ color: 'text.secondary' }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}
