import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { spokenStay } from '../ui/format';
import { useNearestDatesSuspenseQuery } from './NearestDates.generated';
import type { Search } from './search';
import { toVariables } from './searchVariables';

interface Props {
  search: Search;
  addressOf: (search: Search) => string;
}

/** The dates nearest to those searched for on which something fits the rest of the search, one press away. */
export function NearestDates({ search, addressOf }: Props) {
  const { data } = useNearestDatesSuspenseQuery({ variables: { filter: toVariables(search).filter ?? {} } });
  if (data.nearestDates.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ mb: 1, fontWeight: 600 }}>Nearest dates that work</Box>
      <Box component="ul" sx={listStyle}>
        {data.nearestDates.map(({ checkIn, checkOut }) => (
          <li key={checkIn}>
            <Button
              component={Link}
              to={addressOf({ ...search, checkIn, checkOut, page: 1 })}
              variant="contained"
              color="secondary"
            >
              {spokenStay(checkIn, checkOut)}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
  p: 0,
  m: 0,
  listStyle: 'none',
};
