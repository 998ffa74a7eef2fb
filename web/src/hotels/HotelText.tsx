import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HotelText_HotelFragmentDoc, type HotelText_HotelFragment } from './HotelText.generated';

/** The descriptions of the hotel: the short one, then the detailed one. */
export function HotelText({ hotel }: { hotel: FragmentType<HotelText_HotelFragment> }) {
  const { data } = useSuspenseFragment({ fragment: HotelText_HotelFragmentDoc, from: hotel });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, maxWidth: '68ch', pt: 3, pb: 4 }}>
      <Typography variant="h2">About {data.name}</Typography>
      <Typography variant="subtitle1" component="p">
        {data.description}
      </Typography>
      {data.detailedDescription.split(/\n+/).map((paragraph, index) => (
        <Typography key={index} sx={{ color: 'text.secondary' }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}
