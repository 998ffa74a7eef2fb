import { useState, type ComponentProps } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { staffPaths } from '../staffPaths';
import { useNavigate } from '../../kit/navigation/hooks';
import { DeleteUserDialog } from '../removal/DeleteUserDialog';
import { FactorReset } from './FactorReset';
import * as texts from './texts';

type AtHand = ComponentProps<typeof FactorReset>['user'] & { email: string | null };

/** The buttons that update and delete the user on the page. */
export function UserActions({ user }: { user: AtHand }) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const leave = () =>
    void navigate(staffPaths.findUser(), { state: { notice: fill(texts.deleted, { name: user.name }) } });
  return (
    <>
      <Button component={Link} to={staffPaths.updateUser(user.email ?? undefined)} variant="outlined">
        {texts.updateUser}
      </Button>
      <FactorReset user={user} />
      <Button color="error" onClick={() => setDeleting(true)}>
        {texts.deleteAccount}
      </Button>
      {isDeleting && <DeleteUserDialog user={user} onDeleted={leave} onClose={() => setDeleting(false)} />}
    </>
  );
}
