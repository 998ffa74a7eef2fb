import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Numbered pages, each a link that can be opened and shared. */
export function PageLinks({ page, pages, addressOf }: Props) {
  const isNarrow = useMediaQuery('(max-width:600px)');
  if (pages < 2) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 4 }}>
      <Pagination
        page={page}
        count={pages}
        color="primary"
        siblingCount={isNarrow ? 0 : 1}
        renderItem={(item) => <PaginationItem {...item} component={Link} to={addressOf(item.page ?? 1)} />}
      />
    </Box>
  );
}
