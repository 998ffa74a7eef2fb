import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link, Navigate } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { staffPaths } from '../staffPaths';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { Empty } from '../../kit/Empty';
import { Facts } from '../../kit/Facts';
import { spokenDay } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import { PageHeading } from '../../kit/PageHeading';
import { ProfilePhoto } from '../../kit/ProfilePhoto';
import { useTyped } from '../fields/useTyped';
import { roleName } from './roleName';
import { SecondFactorStatus } from './secondFactor';
import * as texts from './texts';
import { UserActions } from './UserActions';
import { useUserPageSuspenseQuery } from './UserPage.generated';
import styles from './UserPage.module.css';

/** The user whose email address is in the page's address. */
export function UserPage() {
  const email = useTyped('email').trim();
  return email ? <UserDetails email={email} /> : <Navigate to={staffPaths.findUser()} replace />;
}

function UserDetails({ email }: { email: string }) {
  const { users } = useUserPageSuspenseQuery({ variables: { email }, fetchPolicy: 'cache-and-network' }).data;
  const user = users.items.find((one) => one.email?.toLowerCase() === email.toLowerCase());
  return (
    <Box sx={pageStyle}>
      <PageHeading title={user ? user.name : texts.notFound} className={styles.title} />
      <ArrivalNotice />
      {user?.active === false && <Notice kind="info">{texts.userIsDisabled}</Notice>}
      {user ? (
        <Card sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <ProfilePhoto photo={user.photo} size={64} />
          <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Facts
              facts={[
                [texts.reference, user.id],
                [texts.username, user.username],
                [texts.email, user.email],
                ...(user.pendingEmail ? [[texts.unconfirmedEmail, user.pendingEmail] as const] : []),
                [texts.role, roleName(user.role)],
                [texts.status, user.active ? texts.active : texts.disabled],
                [texts.secondFactor, <SecondFactorStatus key="secondFactor" user={user} hasTime />],
                [texts.registered, user.createdAt ? spokenDay(user.createdAt) : ''],
              ]}
            />
          </Box>
        </Card>
      ) : (
        <Empty texts={[texts.noUser]}>{fill(texts.noAccount, { email })}</Empty>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {user && <UserActions user={user} />}
        <Button component={Link} to={staffPaths.findUser()} variant="outlined">
          {texts.findAnother}
        </Button>
      </Box>
    </Box>
  );
}

const pageStyle = {
  display: 'grid',
  gap: 3,
  maxWidth: 760,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  py: { xs: 3, sm: 4 },
};
