import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { NoticePage } from '../../ui/NoticePage';

export function SomethingWentWrongPage() {
  return (
    <NoticePage
      title="Something went wrong"
      actions={
        <Button component={Link} to={paths.home()} variant="contained">
          Go to home
        </Button>
      }
    >
      We could not reach the house, or it could not answer. What you have booked is safe. Check your
      connection and try again in a moment.
    </NoticePage>
  );
}
