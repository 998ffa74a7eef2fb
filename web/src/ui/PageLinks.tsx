import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link } from 'react-router-dom';

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Numbered pages, each a link that can be opened and shared. */
export function PageLinks({ page, pages, addressOf }: Props) {
  if (pages < 2) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 4 }}>
      <Pagination
        page={page}
        count={pages}
        color="primary"
        renderItem={(item) => <PaginationItem {...item} component={Link} to={addressOf(item.page ?? 1)} />}
      />
    </Box>
  );
}
