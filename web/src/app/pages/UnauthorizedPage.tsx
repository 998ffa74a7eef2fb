import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { NoticePage } from '../../ui/NoticePage';

export function UnauthorizedPage() {
  return (
    <NoticePage
      title="Unauthorized"
      actions={
        <>
          <Button component={Link} to={paths.home()} variant="contained">
            Go to home
          </Button>
          <Button component={Link} to={paths.logout()} variant="outlined">
            Sign in as somebody else
          </Button>
        </>
      }
    >
      Your account does not have access to this page. Nothing was changed.
    </NoticePage>
  );
}
