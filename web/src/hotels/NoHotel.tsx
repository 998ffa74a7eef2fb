import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { NoticePage } from '../ui/NoticePage';
import { paths } from '../paths';

export function NoHotel() {
  return (
    <NoticePage
      title="This hotel is not here"
      picture="not-found"
      actions={
        <Button component={Link} to={paths.hotels()} variant="contained">
          See all hotels
        </Button>
      }
    >
      The address may be mistyped, or the hotel is no longer with us.
    </NoticePage>
  );
}
