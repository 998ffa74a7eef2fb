import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useNavigate } from '../../kit/navigation/hooks';
import { DeleteUserDialog } from '../removal/DeleteUserDialog';

/** Update and delete, for a user who is shown. */
export function UserActions({ user }: { user: { id: string; name: string; email: string | null } }) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const leave = () =>
    void navigate(paths.findUser(), { state: { notice: `The account of ${user.name} is deleted.` } });
  return (
    <>
      <Button component={Link} to={paths.updateUser(user.email ?? undefined)} variant="outlined">
        Update user
      </Button>
      <Button color="error" onClick={() => setDeleting(true)}>
        Delete account
      </Button>
      {isDeleting && <DeleteUserDialog user={user} onDeleted={leave} onClose={() => setDeleting(false)} />}
    </>
  );
}
