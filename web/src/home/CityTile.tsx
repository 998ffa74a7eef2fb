import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { counted } from '../ui/format';
import { Photo } from '../ui/Photo';
import { CityTile_CityFragmentDoc, type CityTile_CityFragment } from './CityTile.generated';

/** One city of the carousel; leads to its hotels. */
export function CityTile({ city }: { city: FragmentType<CityTile_CityFragment> }) {
  const { data } = useSuspenseFragment({ fragment: CityTile_CityFragmentDoc, from: city });
  return (
    <Box component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
      <Box
        component={Link}
        to={paths.hotels({ city: data.name })}
        sx={{ display: 'block', color: 'inherit', textDecoration: 'none' }}
      >
        <Photo src={data.photo ?? undefined} alt="" sx={{ borderRadius: '14px' }} />
        <Typography variant="h3" component="span" sx={{ display: 'block', mt: 1.5 }}>
          {data.name}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{counted(data.numberOfHotels, 'hotel')}</Box>
      </Box>
    </Box>
  );
}
