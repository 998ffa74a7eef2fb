import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { NoticePage } from '../../ui/NoticePage';

export function NotFoundPage() {
  return (
    <NoticePage
      title="Page not found"
      actions={
        <>
          <Button component={Link} to={paths.home()} variant="contained">
            Go to home
          </Button>
          <Button component={Link} to={paths.hotels()} variant="outlined">
            See all hotels
          </Button>
        </>
      }
    >
      There is nothing at this address. It may have moved, or a letter may be missing.
    </NoticePage>
  );
}
