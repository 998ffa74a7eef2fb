import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { NoticePage } from '../../ui/NoticePage';

/** A failure without words of the server: what is safe, the way back to what failed, and the way home. */
export function SomethingWentWrongPage() {
  const { from } = (useLocation().state ?? {}) as { from?: string };
  return (
    <NoticePage
      title="Something went wrong"
      actions={
        <>
          {from && (
            <Button component={Link} to={from} variant="contained">
              Try again
            </Button>
          )}
          <Button component={Link} to={paths.home()} variant={from ? 'outlined' : 'contained'}>
            Go to home
          </Button>
        </>
      }
    >
      We could not reach the house, or it could not answer. What you have booked is safe. Check your
      connection and try again in a moment.
    </NoticePage>
  );
}
